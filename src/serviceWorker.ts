import { PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** The program's files as they were built; scripts/build-service-worker.ts puts them here. */
declare const PROGRAM: readonly { url: string; revision: string | null }[];

/** Seconds that a page is waited for before the program that is kept opens in its place. */
const PATIENCE = 5;

/** Addresses that are the server's own. */
const NO_PAGE = /^\/api(\/|$)/;

// The page itself is asked of the server as long as one answers, which may have a newer program by now.
precacheAndRoute([...PROGRAM], { directoryIndex: '', cleanURLs: false });

/** A proxy's words for a server that is not there are no page. */
const noWordsOfProxies = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 500) throw new Error(`the page was answered with ${response.status}`);
    return response;
  },
};
const program = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE,
  plugins: [noWordsOfProxies, new PrecacheFallbackPlugin({ fallbackURL: '/index.html' })],
});
registerRoute(new NavigationRoute(program, { denylist: [NO_PAGE] }));
