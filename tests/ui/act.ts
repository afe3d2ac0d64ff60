import { createRequire } from 'node:module';

/**
 * Screens are tested with the React that users get, which is also the quicker one: it writes down no stack for each
 * element. It has no `act`, through which Testing Library draws and sends events: what is done in there is drawn when
 * it returns.
 */
const require = createRequire(import.meta.url);
const { flushSync } = require('react-dom') as typeof import('react-dom');

Object.assign(require('react'), {
  act: (callback: () => unknown) => Promise.resolve(flushSync(callback)),
});

// There is no layout to scroll. Browsers of late promise when it ends, which is nothing to hand to React (TypeScript knows none).
Element.prototype.scrollIntoView ??= () => Promise.resolve();
