import type { Databases } from '../../server/database/open.ts';

/** What the charges are made of, as it stands in the tables. */
export async function dboTables({ read }: Databases) {
  return {
    collections: await read.selectFrom('HistoricoColeta').selectAll().execute(),
    dbos: await read.selectFrom('Resultado').selectAll().where('idParametro', '=', 26).execute(),
  };
}

const numberOf = (text: string) => Number(text.replace(/^[<>]/, '').replace('.', '').replace(',', '.'));

/** The charge DBO of a client on a day, in kg/m³, worked out in a second, plain way; null without one. */
export function plainDbo(
  { collections, dbos }: Awaited<ReturnType<typeof dboTables>>,
  idPessoa: number,
  day: string,
): number | null {
  const value = new Map(dbos.map((result) => [result.idColeta, numberOf(result.bruto)]));
  const usable = collections
    .filter((one) => one.idPessoa === idPessoa && one.removidoEm === null && [1, 4].includes(one.idTipoDBO))
    .filter((one) => one.dtRetirada <= day && (value.get(one.id) ?? 0) > 0)
    .toSorted((a, b) => {
      const [first, second] = [`${a.dtRetirada} ${a.horaRetirada}`, `${b.dtRetirada} ${b.horaRetirada}`];
      return first === second ? b.id - a.id : first < second ? 1 : -1;
    });
  const since = new Date(Date.parse(day) - 365 * 86_400_000).toISOString().slice(0, 10);
  const recent = usable.filter((one) => one.dtRetirada >= since);
  const used = recent.length >= 3 ? recent : usable.slice(0, 3);
  return used.length === 0 ? null : used.reduce((sum, one) => sum + value.get(one.id)!, 0) / used.length / 1000;
}
