import { parametro } from '../../../resources/parametro/definition.ts';
import { ramoAtividade } from '../../../resources/ramo-atividade/definition.ts';
import { fieldError } from '../../errors.ts';
import { current, refuseStale, writeNext } from '../../records.ts';
import { lockRegister, storedNames } from '../../registers/repository.ts';
import type { Tx } from '../../write.ts';
import { link, linkedIds, unlink } from './repository.ts';

interface Checklist {
  idRamoAtividade: number;
  listaParametros: readonly { idParametro: number }[];
  versao?: number | null | undefined;
}

/**
 * Makes the branch's list of parameters the given one. The log names those that came and those that went; the same list
 * changes nothing.
 *
 * @throws AppError CONFLICT as `refuseStale`, with the list as it is saved now beside the branch's own fields
 */
export async function replaceParametros(tx: Tx, { idRamoAtividade, listaParametros, versao }: Checklist) {
  await lockRegister(tx, ramoAtividade);
  const row = await current(tx, ramoAtividade.entity, idRamoAtividade);
  const before = await linkedIds(tx.db, row.id);
  await refuseStale(tx, ramoAtividade.entity, row, versao, storedNames(ramoAtividade), {
    listaParametros: before.map((idParametro) => ({ idParametro })),
  });
  const wanted = [...new Set(listaParametros.map(({ idParametro }) => idParametro))];
  const added = wanted.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !wanted.includes(id));
  const { rows: parametros } = await lockRegister(tx, parametro);
  const unknown = wanted.filter((id) => !parametros.has(id));
  if (unknown.length > 0) throw fieldError('listaParametros', `Parâmetro não encontrado: ${unknown.join(', ')}`);
  if (added.length === 0 && removed.length === 0) {
    tx.unchanged();
    return { id: row.id, versao: row.versao };
  }

  // A concurrent save of the same branch then finds the version taken.
  const versionNow = await writeNext(tx, ramoAtividade.entity, row, {});
  await unlink(tx, row.id, removed);
  await link(tx, row.id, added);
  const listed = (ids: readonly number[]) => ids.map((id) => parametros.get(id)?.descricao ?? id).join(', ') || null;
  await tx.audit({
    tabela: ramoAtividade.entity,
    id: row.id,
    acao: 'Alteração',
    after: { parametrosIncluidos: listed(added), parametrosRemovidos: listed(removed) },
  });
  return { id: row.id, versao: versionNow };
}
