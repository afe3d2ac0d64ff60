import { counted } from '../../domain/counted.ts';
import { excesses } from '../../resources/defineRegister.ts';
import { AppError } from '../errors.ts';
import { holdsAlready, STALE } from '../records.ts';
import type { Tx } from '../write.ts';
import type { LoadedRegister, RegisterRow } from './repository.ts';
import { type SaveBody, valuesOf, writeRecord } from './save.ts';

/** What a row of a sheet comes to. */
export interface Judged {
  acao: 'incluir' | 'alterar' | 'igual';
  row: RegisterRow | undefined;
  values: Record<string, unknown>;
  erros: Record<string, string>;
}

/**
 * Judges rows one after the other, each as if those before it were written already.
 *
 * @returns a function of the row's body; what is wrong with it comes back by field
 */
export function createJudge(loaded: LoadedRegister): (body: SaveBody) => Judged {
  const { register, rows, taken } = loaded;
  const seen = new Set<number>();
  let added = 0;

  function errorsOf(body: SaveBody, row: RegisterRow | undefined, values: Record<string, unknown>) {
    const id = body.id as number | null | undefined;
    if (id && !row) return { id: 'Não há registro com este ID' };
    if (body.desde) return { desde: 'O que uma planilha muda vale a partir de hoje' };
    if (id && seen.has(id)) return { id: 'Este ID está em outra linha também' };
    if (row && body.versao && body.versao !== row.versao) return { id: STALE };
    const excess = excesses(register, values);
    const twin = taken.twin(values, row?.id ?? null);
    if (!twin) return excess;
    return { ...excess, [twin.field]: twin.id < 0 ? 'Outra linha é igual' : twin.message };
  }

  return (body) => {
    const row = body.id ? rows.get(body.id as number) : undefined;
    const values = valuesOf(loaded, row, body);
    const erros: Record<string, string> = errorsOf(body, row, values);
    if (Object.keys(erros).length === 0) {
      if (row) seen.add(row.id);
      else added += 1;
      // New records have no id yet: they are told from the old ones by their sign.
      taken.put(row?.id ?? -added, values);
    }
    const acao = !row ? 'incluir' : holdsAlready(row, values) ? 'igual' : 'alterar';
    return { acao, row, values, erros };
  };
}

/**
 * Writes the rows of a sheet: all of them, each with its entry in the log, or none.
 *
 * @throws AppError with what is wrong by row and field (`linhas.3.descricao`), or when there is nothing to change
 */
export async function importRows(tx: Tx, loaded: LoadedRegister, linhas: readonly SaveBody[]) {
  const judged = linhas.map(createJudge(loaded));
  const campos = Object.fromEntries(
    judged.flatMap(({ erros }, index) =>
      Object.entries(erros).map(([field, message]) => [`linhas.${index}.${field}`, message]),
    ),
  );
  const wrong = judged.filter(({ erros }) => Object.keys(erros).length > 0).length;
  if (wrong > 0) {
    const found = counted(wrong, 'linha tem erro', 'linhas têm erros');
    throw new AppError('REFUSED', `Nada foi importado: ${found}`, { campos });
  }
  const count = (acao: Judged['acao']) => judged.filter((one) => one.acao === acao).length;
  const counts = { incluidos: count('incluir'), alterados: count('alterar'), iguais: count('igual') };
  if (counts.iguais === linhas.length) throw new AppError('REFUSED', 'Nada a importar: o cadastro já está assim');
  for (const { acao, row, values } of judged) {
    if (acao !== 'igual') await writeRecord(tx, loaded, row, values);
  }
  return counts;
}
