/** Small sounds, made on the spot: nothing to download, and silent unless the setting says otherwise. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!settings.sound) return null;
  try {
    context ??= new AudioContext();
    // Browsers keep it asleep until the person has touched the page.
    if (context.state === "suspended") void context.resume();
    return context.state === "running" ? context : null;
  } catch {
    return null;
  }
}

function tone(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const voice = audio.createOscillator();
  const level = audio.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  level.gain.setValueAtTime(loudness, audio.currentTime + at);
  level.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + length);
  voice.connect(level).connect(audio.destination);
  voice.start(audio.currentTime + at);
  voice.stop(audio.currentTime + at + length);
}

function knock(audio: AudioContext, at: number, loudness: number): void {
  const length = Math.floor(audio.sampleRate * 0.04);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = audio.createBufferSource();
  const wood = audio.createBiquadFilter();
  const level = audio.createGain();
  source.buffer = buffer;
  wood.type = "bandpass";
  wood.frequency.value = 900 + Math.random() * 900;
  level.gain.value = loudness;
  source.connect(wood).connect(level).connect(audio.destination);
  source.start(audio.currentTime + at);
}

export const sound = {
  dice(count: number): void {
    const audio = ready();
    if (audio) for (let i = 0; i < 3 * count; i++) knock(audio, Math.random() * 0.55, 0.5);
  },
  coins(count: number): void {
    const audio = ready();
    if (!audio) return;
    for (let i = 0; i < Math.min(count, 5); i++) {
      tone(audio, 0.09 * i, 2400 + 200 * (i % 3), 0.25, 0.05);
      tone(audio, 0.09 * i, 3650 + 200 * (i % 3), 0.18, 0.03);
    }
  },
  place(): void {
    const audio = ready();
    if (audio) knock(audio, 0, 0.7);
  },
  yourTurn(): void {
    const audio = ready();
    if (!audio) return;
    tone(audio, 0, 523, 0.5, 0.08);
    tone(audio, 0.12, 784, 0.7, 0.08);
  },
  end(won: boolean): void {
    const audio = ready();
    const tune = won ? [523, 659, 784, 1047] : [523, 440, 392];
    if (audio) tune.forEach((pitch, i) => tone(audio, 0.16 * i, pitch, 0.8, 0.08));
  },
};
