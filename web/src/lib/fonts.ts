/** The fonts of the first words. Words drawn before them would move when they come, from under a pointer. */

const FACES = ['400 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '600 1em "Cinzel"'];
/** Milliseconds after which words are shown in whatever font there is. */
const PATIENCE = 1000;

export async function loadFonts(language: string): Promise<void> {
  const letters = language === "pl" ? "aą" : "a"; // letters with marks are in files of their own
  const loaded = Promise.all(FACES.map((face) => document.fonts.load(face, letters)));
  await Promise.race([loaded.catch(() => undefined), new Promise((done) => setTimeout(done, PATIENCE))]);
}
