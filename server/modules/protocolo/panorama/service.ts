import type { FiltrosDeProtocolos, PanoramaDoProtocolo } from '../../../../contract/protocolos.ts';
import { ERASED } from '../../../../domain/cliente/erased.ts';
import {
  type AmostraDoProtocolo,
  type ColetaPossivel,
  coletaDoProtocolo,
} from '../../../../domain/protocolo/coleta.ts';
import { normalize } from '../../../../domain/searchText.ts';
import type { Reading, Selecting } from '../../../database/reading.ts';
import { formerNames } from '../../cliente/nomes/service.ts';
import { clientNames, collectionsOfCodes, collectionsOfDays, pointNames, samplesOf } from './repository.ts';

/** Ids by name; null where several bear it. */
type Named = Map<string, number | null>;

function named(pairs: readonly (readonly [name: string | null, id: number])[]): Named {
  const ids: Named = new Map();
  for (const [name, id] of pairs) {
    // Of erased clients it tells none from another.
    const key = name === ERASED ? '' : normalize(name ?? '');
    if (key) ids.set(key, ids.has(key) && ids.get(key) !== id ? null : id);
  }
  return ids;
}

const idOf = (ids: Named | undefined, name: string | null) => ids?.get(normalize(name ?? '')) ?? null;

/**
 * The client of a name: by what it is called, else by its registered name, else by what it was called. Of a name that another
 * was called before there is none: its protocols may be either's.
 */
async function clientFinder(db: Reading): Promise<(name: string) => number | null> {
  const clients = await clientNames(db);
  const { nomes, todos } = await formerNames(db);
  const byName = named([...clients.map(({ id, nome }) => [nome, id] as const), ...nomes]);
  const today = named(clients.map(({ id, nome }) => [nome, id]));
  const byRegisteredName = named(clients.map(({ id, razaoSocial }) => [razaoSocial, id]));
  const former = named(todos);
  return (name) => {
    const key = normalize(name);
    if (today.has(key)) return byName.get(key) ?? null;
    return (byRegisteredName.has(key) ? byRegisteredName : former).get(key) ?? null;
  };
}

/** The point of a name of a client. A client has few: of another spelling there is none. */
async function pointFinder(db: Selecting, clientes: readonly number[]) {
  const points = Map.groupBy(await pointNames(db, clientes), ({ idPessoa }) => idPessoa);
  const byClient = new Map(
    [...points].map(([idPessoa, own]) => [idPessoa, named(own.map(({ id, descricao }) => [descricao, id]))]),
  );
  return (idPessoa: number | null, name: string | null) =>
    idPessoa === null ? null : idOf(byClient.get(idPessoa), name);
}

const known = <T>(values: readonly (T | null)[]): T[] => [...new Set(values)].filter((value) => value !== null);

/** The collections that any of these samples may have become: those of its code or, where there is none, its client's. */
async function candidates(db: Selecting, amostras: readonly AmostraDoProtocolo[]) {
  const codes = known(amostras.map(({ atividadeAmostra }) => atividadeAmostra));
  const byCode = Map.groupBy(await collectionsOfCodes(db, codes), ({ codigoAmostra }) => codigoAmostra);
  const left = amostras.filter(({ atividadeAmostra }) => !byCode.has(atividadeAmostra));
  const clientes = known(left.map(({ idPessoa }) => idPessoa));
  const days = known(left.flatMap(({ dtInicio, dtFim }) => [dtInicio, dtFim])).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const ofDays = first && last ? await collectionsOfDays(db, clientes, [first, last]) : [];
  const byClient = Map.groupBy(ofDays, ({ idPessoa }) => idPessoa);
  return ({ atividadeAmostra, idPessoa }: AmostraDoProtocolo): ColetaPossivel[] =>
    (atividadeAmostra && byCode.get(atividadeAmostra)) || (idPessoa && byClient.get(idPessoa)) || [];
}

/** The collection that came of a sample, as the list tells it. */
function coletaOf(amostra: AmostraDoProtocolo, coletas: readonly ColetaPossivel[]): PanoramaDoProtocolo['coleta'] {
  const coleta = coletaDoProtocolo(amostra, coletas);
  return coleta ? { id: coleta.id, idPessoa: coleta.idPessoa, dtRetirada: coleta.dtRetirada.slice(0, 10) } : null;
}

/** What a list of protocols tells of each besides its own: client, collection, photos. */
export async function panorama(db: Reading, filters: FiltrosDeProtocolos): Promise<PanoramaDoProtocolo[]> {
  const rows = await samplesOf(db, filters);
  const clientOf = rows.length > 0 ? await clientFinder(db) : () => null;
  const withClients = rows.map((row) => ({ ...row, idPessoa: clientOf(row.nomeCliente) }));
  const pointOf = await pointFinder(db, known(withClients.map(({ idPessoa }) => idPessoa)));
  const amostras = withClients.map((row) => ({ ...row, idPontoColeta: pointOf(row.idPessoa, row.pontoColeta) }));
  const candidatesOf = await candidates(db, amostras);
  return amostras.map((row) => ({
    id: row.id,
    idPessoa: row.idPessoa,
    coleta: coletaOf(row, candidatesOf(row)),
    fotos: Number(row.fotos),
  }));
}
