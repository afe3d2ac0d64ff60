/*
 * What stands in for zod in browsers. Of a call's schemas a request needs the names of their fields and nothing else:
 * replies are not checked, and what is written is checked by the server. zod itself is a fourteenth of the first load.
 */

type Shape = Record<string, unknown>;

/** A schema that knows the names of its fields, if it has any; whatever else is asked of it gives the same again. */
function schema(shape?: Shape): object {
  const extend = (more: Shape) => schema({ ...shape, ...more });
  const chosen = (those: (name: string) => boolean) =>
    schema(Object.fromEntries(Object.entries(shape ?? {}).filter(([name]) => those(name))));
  const own = {
    shape,
    extend,
    safeExtend: extend,
    pick: (names: Shape) => chosen((name) => name in names),
    omit: (names: Shape) => chosen((name) => !(name in names)),
  };
  return new Proxy(shape ? own : {}, {
    get: (target, name, self) => Reflect.get(target, name) ?? (() => self),
  });
}

const nameless = () => schema();

export const object = (shape: Shape) => schema(shape);
export const looseObject = object;
export const iso = { date: nameless, datetime: nameless };
export {
  nameless as array,
  nameless as boolean,
  nameless as email,
  nameless as json,
  nameless as literal,
  nameless as number,
  nameless as preprocess,
  nameless as record,
  nameless as string,
  nameless as union,
  nameless as unknown,
  nameless as enum,
  nameless as null,
};
