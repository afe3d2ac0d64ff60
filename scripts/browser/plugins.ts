import { fileURLToPath } from 'node:url';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** What the server and the API's documentation alone read of a call. */
const UNASKED: readonly string[] = ['summary', 'source', 'result'];
/** Methods of schemas whose fields come in an object. */
const TAKE_SHAPES: readonly string[] = ['object', 'looseObject', 'extend', 'safeExtend'];

/** Leaves it out of what browsers load, and with it the schemas that nothing else names. */
export function withoutReplies(): Plugin {
  return {
    name: 'without-replies',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/\w+\.ts$/ },
      handler: (code) => ({ code: withoutUnasked(code), map: null }),
    },
  };
}

/** Those of an object's properties that are written with a name. */
const propertiesOf = (properties: readonly ESTree.ObjectPropertyKind[]) =>
  properties.flatMap((one) =>
    one.type === 'Property' && one.key.type === 'Identifier'
      ? [{ name: one.key.name, start: one.start, end: one.end }]
      : [],
  );

interface Edit {
  start: number;
  end: number;
  instead: string;
}

/** The code of a part of the contract with the names of fields and without their schemas; its constants go where none is used. */
function withoutUnasked(code: string): string {
  const edits: Edit[] = [];
  const { program } = parseSync('contract.ts', code);
  new Visitor({
    ObjectExpression: ({ properties }) => {
      const named = propertiesOf(properties);
      if (!['path', 'access'].every((needed) => named.some(({ name }) => name === needed))) return;
      for (const { name, start, end } of named) {
        if (UNASKED.includes(name)) edits.push({ start, end: code[end] === ',' ? end + 1 : end, instead: '' });
      }
    },
    CallExpression: ({ callee, arguments: [shape] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!TAKE_SHAPES.includes(callee.property.name) || shape?.type !== 'ObjectExpression') return;
      for (const { name, start, end } of propertiesOf(shape.properties))
        edits.push({ start, end, instead: `${name}: 0` });
    },
    VariableDeclarator: ({ init }) => {
      if (init?.type !== 'CallExpression') return;
      edits.push({ start: init.start, end: init.start, instead: '/* @__PURE__ */ (() => ' });
      edits.push({ start: init.end, end: init.end, instead: ')()' });
    },
  }).visit(program);
  return edited(code, edits);
}

/** The text with its edits; what is within another goes with it. */
function edited(text: string, edits: readonly Edit[]): string {
  let [kept, from] = ['', 0];
  for (const { start, end, instead } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < from) continue;
    kept += text.slice(from, start) + instead;
    from = end;
  }
  return kept + text.slice(from);
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
