import type { Selecting } from '../../database/reading.ts';

const TABLE = 'RamoAtividadeParametroSinonimo';

/** The synonyms of a parameter. */
export function synonymsOf(db: Selecting, idParametro: number) {
  return db
    .selectFrom(TABLE)
    .select(['id', 'idParametro', 'descricao', 'flagAtivo', 'versao'])
    .where('idParametro', '=', idParametro)
    .where('removidoEm', 'is', null)
    .orderBy('descricao')
    .execute();
}

/** The name of the parameter that has this synonym, by its searchable text; undefined when none has. */
export async function ownerOfSynonym(db: Selecting, busca: string): Promise<string | undefined> {
  const row = await db
    .selectFrom(TABLE)
    .innerJoin('Parametro', 'Parametro.id', `${TABLE}.idParametro`)
    .select('Parametro.descricao')
    .where(`${TABLE}.busca`, '=', busca)
    .where(`${TABLE}.removidoEm`, 'is', null)
    .executeTakeFirst();
  return row?.descricao;
}
