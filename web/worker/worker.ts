/** The service worker: opens the app without a network, and shows notices while the app is closed.
 *
 * It keeps what everybody may have: the app's own files and its words. Answers about tables are never kept here. Pages
 * come from the network whenever it answers, so whatever this worker keeps, an online page is the newest. */

const worker = self as unknown as ServiceWorkerGlobalScope;

/** Filled in by the build (vite.config.ts): the files that the app needs to start, and a name for this build. */
declare const BUILD: { name: string; files: string[] };

const BUILDS = "build ";
const WORDS = "words";
/** A connection can be dead without saying so: after so many milliseconds the page that is kept is shown. */
const PATIENCE = 5000;

worker.addEventListener("install", (event) => {
  event.waitUntil(install());
});
worker.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});
worker.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

async function install(): Promise<void> {
  const cache = await caches.open(BUILDS + BUILD.name);
  await cache.addAll(["/", ...BUILD.files]);
  await worker.skipWaiting(); // no page depends on the worker it began with: see above
}

/** The files of the build before are kept too: a page that is still open may ask for some of them. */
async function activate(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(BUILDS));
  const older = builds.filter((name) => name !== BUILDS + BUILD.name);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** How a request is answered here; undefined leaves it to the browser. */
function answerTo(request: Request): Promise<Response> | undefined {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return undefined;
  if (url.pathname.startsWith("/assets/")) return kept(request);
  if (url.pathname.startsWith("/api/words/")) return fresh(request);
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) return page(request);
  return undefined;
}

/** Names of these files change with their content. */
async function kept(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await keep(BUILDS + BUILD.name, request, response);
  return response;
}

async function fresh(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) await keep(WORDS, request, response);
    return response;
  } catch (error) {
    const found = await caches.match(request);
    if (found) return found;
    throw error;
  }
}

/** A page of the app; the one that is kept, if nobody answers or a proxy answers for a server that is not there. */
async function page(request: Request): Promise<Response> {
  const shell = async (): Promise<Response> => (await caches.match("/")) ?? Response.error();
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  const response = await Promise.race([fetch(request).catch(() => null), late]);
  return response && response.status < 502 ? response : shell();
}

async function keep(name: string, request: Request, response: Response): Promise<void> {
  const copy = response.clone();
  await (await caches.open(name)).put(request, copy);
}

/** What the server sends (src/rubicon/server/notices/push.py), in words of the person's language. */
interface Notice {
  title: string;
  body: string;
  tag: string;
  url: string;
}

worker.addEventListener("push", (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice) event.waitUntil(show(notice));
});

async function show({ title, body, tag, url }: Notice): Promise<void> {
  await worker.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: url });
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? "/")));
});

/** The table, in a window that shows it already, else in a new one: a window elsewhere may be in the midst of something. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window" });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}
