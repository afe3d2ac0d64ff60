import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Leaves what only the API's documentation says of a call out of what browsers load. */
export function withoutSummaries(): Plugin {
  const said = /^ +(?:summary|source):\s+'[^'\n]*',$/gm;
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/\w+\.ts$/ },
      handler: (code) => ({ code: code.replace(said, ''), map: null }),
    },
  };
}

/** Gives browsers the names of a call's fields in place of its schemas. */
export function withoutSchemas(): Plugin {
  const names = fileURLToPath(new URL('zod.ts', import.meta.url));
  return {
    name: 'without-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^zod$/ }, handler: () => names },
  };
}

/** Has a module's files fetched before it is imported: one that did not come can be asked for again (`preload.ts`). */
export function fetchedBeforeImport(): Plugin {
  const instead = fileURLToPath(new URL('preload.ts', import.meta.url));
  return {
    name: 'fetched-before-import',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => instead },
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite leaves out the module itself where it needs no other.
          resolveDependencies: (file, needed, { hostType }) =>
            hostType === 'js' ? [...new Set([file, ...needed])] : needed,
        },
      },
    }),
  };
}

const NOTHING = 'export default () => null;';
const NO_VARIABLES = `
  export const CssVarsProvider = null, useColorScheme = null, getInitColorSchemeScript = null;
  export { CssVarsProvider as Experimental_CssVarsProvider };`;
const NO_SOURCE = 'export const stringifyTheme = null;';
const NO_INFINITE_LISTS = 'export const infiniteQueryBehavior = null, hasNextPage = null, hasPreviousPage = null;';
const SAME_TEXT = `
  const same = (text) => text;
  export { same as capitalize, same as humanize, same as inflect, same as pluralize, same as singularize, same as transform };`;

/** What libraries bring along and no screen reaches, and what stands there instead. */
const UNREACHED: readonly (readonly [file: RegExp, instead: string])[] = [
  // Rows as CSV.
  [/jsonexport\/dist\/index\.js$/, 'module.exports = {};'],
  // English names guessed for what has a Portuguese one.
  [/\/inflection\/lib\/inflection\.js$/, SAME_TEXT],
  // Arrows of pages: ours stand there.
  [/@mui\/material\/TablePaginationActions\/TablePaginationActions\.mjs$/, NOTHING],
  // The theme has no ripple, no field but outlined ones, and no variables of CSS; it is not written out as source.
  [/@mui\/material\/(ButtonBase\/TouchRipple|Input\/Input|FilledInput\/FilledInput)\.mjs$/, NOTHING],
  [/@mui\/material\/styles\/createThemeWithVars\.mjs$/, NOTHING],
  [/@mui\/material\/styles\/ThemeProviderWithVars\.mjs$/, NO_VARIABLES],
  [/@mui\/material\/styles\/stringifyTheme\.mjs$/, NO_SOURCE],
  // Lists without an end, and components wrapped to know a theme of their own.
  [/query-core\/build\/modern\/infiniteQueryBehavior\.js$/, NO_INFINITE_LISTS],
  [/hoist-non-react-statics\/dist\/hoist-non-react-statics\.cjs\.js$/, 'module.exports = (target) => target;'],
];

/** Leaves it out of what browsers load. */
export function withoutUnreached(): Plugin {
  return {
    name: 'without-unreached',
    apply: 'build',
    enforce: 'pre',
    load: (id) => {
      const path = id.replaceAll('\\', '/');
      return UNREACHED.find(([file]) => file.test(path))?.[1] ?? null;
    },
  };
}

/**
 * The router without its warnings and without components that no page uses: its package names the development build
 * only, and a name set for debugging keeps each component in.
 */
export function withoutRouterExtras(): Plugin {
  const production = new URL('../../node_modules/react-router/dist/production/', import.meta.url);
  return {
    name: 'without-router-extras',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      handler: (id) => fileURLToPath(new URL(id.endsWith('dom') ? 'dom-export.mjs' : 'index.mjs', production)),
    },
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}

/** What every page needs, in one file: in many small ones the same bytes compress worse. */
export const APPLICATION = 'aplicacao';

/** Has the browser fetch the application along with the entry, which starts it once a report's worker is under way. */
export function preloadApplication(): Plugin {
  return {
    name: 'preload-application',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .filter(({ name }) => name === APPLICATION)
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head',
          })),
    },
  };
}
