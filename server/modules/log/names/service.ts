import type { Mudanca, Valor } from '../../../../domain/log/acao.ts';
import { fieldOf } from '../../../../resources/log/tables.ts';
import type { Reading } from '../../../database/reading.ts';
import { nameIn } from './named.ts';
import { type Names, namesOf, type Ref } from './repository.ts';

/** What an entry of the log tells, as far as names go. */
interface Entry {
  tabela: string;
  idReferencia: number | null;
  idPessoa: number | null;
  mudancas: readonly Mudanca[] | null;
}

/** The record that a value of a field names; null for a value that is no id of one. */
function refIn(tabela: string, campo: string, value: Valor | undefined): Ref | null {
  const of = fieldOf(tabela, campo)?.of;
  const id = Number(value);
  return of && value !== null && Number.isInteger(id) && id > 0 ? { tabela: of, id } : null;
}

const recordOf = ({ tabela, idReferencia: id }: Entry): Ref | null => (id === null ? null : { tabela, id });
const clientOf = ({ idPessoa: id }: Entry): Ref | null => (id === null ? null : { tabela: 'Pessoa', id });

const refsOf = (entry: Entry): (Ref | null)[] => [
  recordOf(entry),
  clientOf(entry),
  ...(entry.mudancas ?? []).flatMap(({ campo, antes, depois }) =>
    [antes, depois].map((value) => refIn(entry.tabela, campo, value)),
  ),
];

/** Tells of entries which records they are of, and names the records whose ids they hold. */
export async function withNames<E extends Entry>(db: Reading, entries: readonly E[]) {
  const refs = entries.flatMap(refsOf).filter((ref) => ref !== null);
  const names = await namesOf(db, refs);
  return entries.map(({ idPessoa, ...entry }) => ({
    ...entry,
    mudancas: entry.mudancas?.map((mudanca) => named(names, entry.tabela, mudanca)) ?? null,
    registro: registroOf(names, { ...entry, idPessoa }),
  }));
}

function registroOf(names: Names, entry: Entry) {
  const record = recordOf(entry);
  const client = clientOf(entry);
  const known = record && names(record);
  return {
    nome: known?.nome ?? ownName(entry),
    removido: record !== null && (known?.removido ?? true),
    idPessoa: entry.idPessoa,
    cliente: (client && names(client)?.nome) ?? null,
  };
}

/** As the entry itself calls its record. */
function ownName({ tabela, idReferencia, mudancas }: Entry): string | null {
  if (idReferencia === null) return null;
  const held = (column: string) => {
    const change = mudancas?.find(({ campo }) => campo === column);
    return change?.depois ?? change?.antes;
  };
  return nameIn(tabela, held);
}

function named(names: Names, tabela: string, mudanca: Mudanca) {
  const nameOf = (value: Valor | undefined) => {
    const ref = refIn(tabela, mudanca.campo, value);
    return (ref && names(ref)?.nome) ?? undefined;
  };
  const [nomeAntes, nomeDepois] = [nameOf(mudanca.antes), nameOf(mudanca.depois)];
  return { ...mudanca, ...(nomeAntes && { nomeAntes }), ...(nomeDepois && { nomeDepois }) };
}
