import { contract } from '../../../contract/index.ts';
import { parametro } from '../../../resources/parametro/definition.ts';
import { ramoAtividade } from '../../../resources/ramo-atividade/definition.ts';
import { type Implementation, implement } from '../../context.ts';
import { fieldError, notFound } from '../../errors.ts';
import { current, refuseStale, writeNext } from '../../records.ts';
import { getRecord, lockRegister, storedNames } from '../../registers/repository.ts';
import type { Tx } from '../../write.ts';

const LINKS = 'RamoAtividadeParametro';
const { ramosAtividade } = contract;

async function linkedIds(tx: Tx, idRamoAtividade: number): Promise<number[]> {
  const rows = await tx.db
    .selectFrom(LINKS)
    .select('idParametro')
    .where('idRamoAtividade', '=', idRamoAtividade)
    .execute();
  return rows.map(({ idParametro }) => idParametro);
}

interface Checklist {
  idRamoAtividade: number;
  listaParametros: readonly { idParametro: number }[];
  versao?: number | null | undefined;
}

/** Makes the branch's list of parameters the given one. The log names those that came and those that went. */
async function replaceParametros(tx: Tx, { idRamoAtividade, listaParametros, versao }: Checklist) {
  const row = await current(tx, ramoAtividade.entity, idRamoAtividade);
  await refuseStale(tx, ramoAtividade.entity, row, versao, storedNames(ramoAtividade));
  // A concurrent save of the same branch then finds the version taken.
  const versionNow = await writeNext(tx, ramoAtividade.entity, row, {});

  const wanted = [...new Set(listaParametros.map(({ idParametro }) => idParametro))];
  const before = await linkedIds(tx, row.id);
  const added = wanted.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !wanted.includes(id));
  const { rows: parametros } = await lockRegister(tx, parametro);
  const unknown = wanted.filter((id) => !parametros.has(id));
  if (unknown.length > 0) throw fieldError('listaParametros', `Parâmetro não encontrado: ${unknown.join(', ')}`);

  if (removed.length > 0) {
    await tx.db.deleteFrom(LINKS).where('idRamoAtividade', '=', row.id).where('idParametro', 'in', removed).execute();
  }
  if (added.length > 0) {
    await tx.db
      .insertInto(LINKS)
      .values(added.map((idParametro) => ({ idRamoAtividade: row.id, idParametro })))
      .execute();
  }
  const listed = (ids: readonly number[]) => ids.map((id) => parametros.get(id)?.descricao ?? id).join(', ') || null;
  await tx.audit({
    tabela: ramoAtividade.entity,
    id: row.id,
    acao: 'Alteração',
    after: { parametrosIncluidos: listed(added), parametrosRemovidos: listed(removed) },
  });
  return { id: row.id, versao: versionNow };
}

/** One branch of activity and its list of parameters. */
export const ramoAtividadeRoutes: Implementation[] = [
  implement(ramosAtividade.one, async ({ db }, { params }) => {
    const row = await getRecord(db, ramoAtividade, params.id);
    if (!row) throw notFound('Ramo de atividade não encontrado');
    return row;
  }),
  implement(ramosAtividade.parametros, ({ db }, { query }) =>
    db
      .selectFrom(LINKS)
      .innerJoin('Parametro', 'Parametro.id', `${LINKS}.idParametro`)
      .select([`${LINKS}.id`, 'idRamoAtividade', 'idParametro'])
      .where('idRamoAtividade', '=', query.idRamoAtividade)
      .where('Parametro.removidoEm', 'is', null)
      .orderBy('idParametro')
      .execute(),
  ),
  implement(ramosAtividade.saveParametros, ({ write }, { body }) => write((tx) => replaceParametros(tx, body))),
];
