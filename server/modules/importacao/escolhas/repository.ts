import { normalize } from '../../../../domain/searchText.ts';
import type { Selecting } from '../../../database/reading.ts';
import type { Tx } from '../../../write.ts';
import type { Escolhas } from '../match.ts';
import { unitKey } from '../matchLinha.ts';

/** What was chosen for a laboratory's files; nothing for one that is not known. */
export async function loadEscolhas(db: Selecting, laboratorio: number | null): Promise<Escolhas> {
  const pontos = await db
    .selectFrom('PontoLaboratorio')
    .select(['texto', 'idPontoColeta'])
    .where('laboratorio', '=', laboratorio)
    .execute();
  const unidades = await db
    .selectFrom('UnidadeLaboratorio')
    .select(['idParametro', 'unidade'])
    .where('laboratorio', '=', laboratorio)
    .execute();
  return {
    pontos: new Map(pontos.map(({ texto, idPontoColeta }) => [texto, idPontoColeta])),
    unidades: new Set(unidades.map(({ idParametro, unidade }) => unitKey(idParametro, unidade))),
  };
}

/** A sampling point that is there, with its client's id. */
export function pointById({ db }: Tx, id: number) {
  return db
    .selectFrom('PessoaPontoColeta')
    .select(['id', 'idPessoa', 'descricao'])
    .where('id', '=', id)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
}

/** A parameter that is there. */
export function parametroById({ db }: Tx, id: number) {
  return db
    .selectFrom('Parametro')
    .select(['id', 'sigla'])
    .where('id', '=', id)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
}

/** The point that a laboratory meant by a text until now. */
export function chosenPonto({ db }: Tx, laboratorio: number, texto: string) {
  return db
    .selectFrom('PontoLaboratorio')
    .select(['id', 'idPontoColeta'])
    .where('laboratorio', '=', laboratorio)
    .where('texto', '=', normalize(texto))
    .executeTakeFirst();
}

interface EscolhaDeUnidade {
  laboratorio: number;
  idParametro: number;
  /** A quantity, as `quantityOf` writes it. */
  unidade: string;
}

/** The choice of a unit that is kept already. */
export function chosenUnidade({ db }: Tx, { laboratorio, idParametro, unidade }: EscolhaDeUnidade) {
  return db
    .selectFrom('UnidadeLaboratorio')
    .select('id')
    .where('laboratorio', '=', laboratorio)
    .where('idParametro', '=', idParametro)
    .where('unidade', '=', unidade)
    .executeTakeFirst();
}

/** Keeps the point that a laboratory means by a text, instead of one chosen before. @returns the choice's id */
export async function savePonto(
  { db }: Tx,
  { laboratorio, texto, idPontoColeta }: { laboratorio: number; texto: string; idPontoColeta: number },
): Promise<number> {
  const { id } = await db
    .insertInto('PontoLaboratorio')
    .values({ laboratorio, texto: normalize(texto), idPontoColeta })
    .onConflict((conflict) => conflict.columns(['laboratorio', 'texto']).doUpdateSet({ idPontoColeta }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps that a laboratory's results of a parameter in a quantity are converted. @returns the choice's id */
export async function saveUnidade({ db }: Tx, choice: EscolhaDeUnidade): Promise<number> {
  const { id } = await db.insertInto('UnidadeLaboratorio').values(choice).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** What was chosen for points, laboratory by laboratory. */
export function listPontos(db: Selecting) {
  return db
    .selectFrom('PontoLaboratorio as escolha')
    .innerJoin('PessoaPontoColeta as ponto', 'ponto.id', 'escolha.idPontoColeta')
    .innerJoin('Pessoa', 'Pessoa.id', 'ponto.idPessoa')
    .select([
      'escolha.id',
      'escolha.laboratorio',
      'escolha.texto',
      'ponto.descricao as ponto',
      'Pessoa.nome as cliente',
    ])
    .orderBy('escolha.laboratorio')
    .orderBy('escolha.texto')
    .execute();
}

/** What was chosen for units, laboratory by laboratory. */
export function listUnidades(db: Selecting) {
  return db
    .selectFrom('UnidadeLaboratorio as escolha')
    .innerJoin('Parametro', 'Parametro.id', 'escolha.idParametro')
    .select(['escolha.id', 'escolha.laboratorio', 'escolha.unidade', 'Parametro.sigla', 'Parametro.id as idParametro'])
    .orderBy('escolha.laboratorio')
    .orderBy('Parametro.sigla')
    .execute();
}

/** Forgets a choice. @returns what it was, if there was one */
export function deletePonto({ db }: Tx, id: number) {
  return db
    .deleteFrom('PontoLaboratorio')
    .where('id', '=', id)
    .returning(['laboratorio', 'texto', 'idPontoColeta'])
    .executeTakeFirst();
}

/** Forgets a choice. @returns what it was, if there was one */
export function deleteUnidade({ db }: Tx, id: number) {
  return db
    .deleteFrom('UnidadeLaboratorio')
    .where('id', '=', id)
    .returning(['laboratorio', 'unidade', 'idParametro'])
    .executeTakeFirst();
}
