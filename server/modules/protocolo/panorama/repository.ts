import type { FiltrosDeProtocolos } from '../../../../contract/protocolos.ts';
import type { ColetaPossivel } from '../../../../domain/protocolo/coleta.ts';
import type { Selecting } from '../../../database/reading.ts';
import { passing } from '../repository.ts';

/** Parameters that one query takes: SQLite's and PostgreSQL's limits are higher. */
const AT_ONCE = 5000;

/** What is needed of each protocol to find its client and its collection. */
export const samplesOf = (db: Selecting, filters: FiltrosDeProtocolos) =>
  passing(db, filters)
    .select(['id', 'nomeCliente', 'pontoColeta', 'dtInicio', 'dtFim', 'atividadeAmostra', 'flagAmostraCancelada'])
    .select(({ selectFrom }) =>
      selectFrom('ProtocoloImagem')
        .select(({ fn }) => fn.countAll<number | string>().as('n'))
        .whereRef('ProtocoloImagem.idProtocolo', '=', 'Protocolo.id')
        .as('fotos'),
    )
    .orderBy('id', 'desc')
    .execute();

/** Names of the clients that there are. */
export const clientNames = (db: Selecting) =>
  db.selectFrom('Pessoa').select(['id', 'nome', 'razaoSocial']).where('removidoEm', 'is', null).execute();

/** Names of the sampling points of some clients. */
export const pointNames = (db: Selecting, clientes: readonly number[]) =>
  inParts(clientes, (some) =>
    db
      .selectFrom('PessoaPontoColeta')
      .select(['id', 'idPessoa', 'descricao'])
      .where('removidoEm', 'is', null)
      .where('idPessoa', 'in', some)
      .execute(),
  );

const collections = (db: Selecting) =>
  db
    .selectFrom('HistoricoColeta')
    .select(['id', 'idPessoa', 'idPontoColeta', 'codigoAmostra', 'dtRetirada'])
    .where('removidoEm', 'is', null);

/** Collections that bear one of these codes. */
export const collectionsOfCodes = (db: Selecting, codes: readonly string[]): Promise<ColetaPossivel[]> =>
  inParts(codes, (some) => collections(db).where('codigoAmostra', 'in', some).execute());

/** Collections of some clients between two days, both included. */
export const collectionsOfDays = (
  db: Selecting,
  clientes: readonly number[],
  [first, last]: readonly [string, string],
): Promise<ColetaPossivel[]> =>
  inParts(clientes, (some) =>
    collections(db)
      .where('idPessoa', 'in', some)
      .where('dtRetirada', '>=', first)
      .where('dtRetirada', '<=', last)
      .execute(),
  );

async function inParts<K, R>(keys: readonly K[], query: (some: readonly K[]) => Promise<R[]>): Promise<R[]> {
  const found: R[] = [];
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    found.push(...(await query(keys.slice(start, start + AT_ONCE))));
  }
  return found;
}
