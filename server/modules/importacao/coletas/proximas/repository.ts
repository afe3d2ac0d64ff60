import { sql } from 'kysely';
import type { Selecting } from '../../../../database/reading.ts';
import { toWrite } from '../../../../database/rowLocks.ts';
import type { Tx } from '../../../../write.ts';
import type { Casada } from '../../match.ts';
import { semCodigo, type Vizinha } from './tellApart.ts';

type Samples = readonly Casada[];

/** A collection that samples are compared with. */
export type Perto = Vizinha & { id: number; data: string };

/** How a query of collections is read: as it is, or as one of which they are about to be written. */
type Reading = (query: ReturnType<typeof there>) => ReturnType<typeof there>;

/** The collections that samples may be of; of as many as one statement takes. */
export const findNear = (db: Selecting, samples: Samples): Promise<Perto[]> => near(db, samples, (query) => query);

/** The same of samples that are about to get results. */
export const takeNear = ({ db }: Tx, samples: Samples): Promise<Perto[]> =>
  near(db, samples, (query) => toWrite(db, query.orderBy('id')));

/** Those of the samples' keys, without their codes too; where these leave a doubt, all of their clients' days. */
async function near(db: Selecting, samples: Samples, reading: Reading): Promise<Perto[]> {
  const keys = [...new Set(samples.flatMap((sample) => [sample.chave, semCodigo(sample)]))];
  const named = asNear(await reading(there(db).where('chave', 'in', keys)).execute());
  const known = new Set(named.map(({ chave }) => chave));
  const inDoubt = samples.filter(
    (sample) => !known.has(sample.chave) && (sample.codigoAmostra === null || known.has(semCodigo(sample))),
  );
  if (inDoubt.length === 0) return named;
  const days = [...new Map(inDoubt.map((sample) => [`${sample.idPessoa} ${sample.data}`, sample])).values()];
  const pairs = sql.join(days.map(({ idPessoa, data }) => sql`(cast(${idPessoa} as integer), ${data})`));
  const ofDays = there(db).where(sql<boolean>`("idPessoa", "dtRetirada") in (values ${pairs})`);
  const found = new Set(named.map(({ id }) => id));
  return [...named, ...asNear(await reading(ofDays).execute()).filter(({ id }) => !found.has(id))];
}

const there = (db: Selecting) =>
  db
    .selectFrom('HistoricoColeta')
    .select(['id', 'chave', 'idPontoColeta', 'dtRetirada', 'horaRetirada'])
    .select(({ selectFrom }) =>
      // Of those with a code it is not asked.
      selectFrom('ArquivoAmostra')
        .select(sql<number>`1`.as('um'))
        .whereRef('ArquivoAmostra.idColeta', '=', 'HistoricoColeta.id')
        .where('HistoricoColeta.codigoAmostra', 'is', null)
        .where('ArquivoAmostra.chave', 'like', '%#%')
        .limit(1)
        .as('deOutra'),
    )
    .where('removidoEm', 'is', null);

const asNear = (rows: Awaited<ReturnType<ReturnType<typeof there>['execute']>>): Perto[] =>
  rows.flatMap(({ id, chave, idPontoColeta, dtRetirada: data, horaRetirada: hora, deOutra }) =>
    chave === null || idPontoColeta === null
      ? []
      : [{ id, chave, data, semCodigo: semCodigo({ idPontoColeta, data, hora }), deOutra: deOutra !== null }],
  );
