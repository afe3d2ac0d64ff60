import type { Tx } from '../../../write.ts';

/** What a protocol may tell of the person whose place it was taken at. */
export const PESSOAL = ['nomeCliente', 'pontoColeta', 'contato', 'motivoCancelamento'] as const;

/** What protocols call their clients, each name once as it is written. */
export async function namesInProtocols({ db }: Tx): Promise<string[]> {
  const rows = await db.selectFrom('Protocolo').select('nomeCliente').distinct().execute();
  return rows.map(({ nomeCliente }) => nomeCliente);
}

/** The protocols that call their client so, by what they tell of whose they are. @param names as written, at least one */
export function protocolsNamed({ db }: Tx, names: readonly string[]) {
  return db
    .selectFrom('Protocolo')
    .select(['id', 'nomeCliente', 'pontoColeta', 'contato', 'atividadeAmostra'])
    .where('nomeCliente', 'in', names)
    .orderBy('id')
    .execute();
}

/**
 * The clients whose samples bear the code of a protocol that calls its client so, by code; samples that were removed
 * count for one client alone.
 *
 * @param names as written, at least one
 */
export async function clientsOfSamples(
  { db }: Tx,
  idPessoa: number,
  names: readonly string[],
): Promise<Map<string | null, Set<number>>> {
  const rows = await db
    .selectFrom('HistoricoColeta')
    .select(['codigoAmostra', 'idPessoa'])
    .distinct()
    .where('codigoAmostra', '<>', '')
    .where(({ or, eb }) => or([eb('removidoEm', 'is', null), eb('idPessoa', '=', idPessoa)]))
    .where('codigoAmostra', 'in', (eb) =>
      eb.selectFrom('Protocolo').select('atividadeAmostra').where('nomeCliente', 'in', names),
    )
    .execute();
  const byCode = Map.groupBy(rows, ({ codigoAmostra }) => codigoAmostra);
  return new Map([...byCode].map(([code, of]) => [code, new Set(of.map(({ idPessoa }) => idPessoa))]));
}

/** The contacts that there are besides one, with the names of their clients. */
export function otherContacts({ db }: Tx, id: number) {
  return db
    .selectFrom('PessoaContato as c')
    .innerJoin('Pessoa as p', 'p.id', 'c.idPessoa')
    .select(['c.nome', 'c.idPessoa', 'p.nome as cliente', 'p.razaoSocial'])
    .where('c.removidoEm', 'is', null)
    .where('p.removidoEm', 'is', null)
    .where('c.id', '<>', id)
    .execute();
}

/** Where a protocol may tell of anybody, besides its client. */
export const LIVRE = ['pontoColeta', 'contato', 'motivoCancelamento'] as const;
type Livre = (typeof LIVRE)[number];

/** What protocols say in a field, each text once. */
export async function textsInProtocols({ db }: Tx, field: Livre): Promise<string[]> {
  const rows = await db.selectFrom('Protocolo').select(field).distinct().where(field, 'is not', null).execute();
  return rows.flatMap((row) => row[field] ?? []);
}

/** The protocols that say this in a field. */
export async function protocolsSaying({ db }: Tx, field: Livre, text: string): Promise<number[]> {
  const rows = await db.selectFrom('Protocolo').select('id').where(field, '=', text).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Leaves of what a field of a protocol tells this, or nothing. */
export async function leaveOfField({ db }: Tx, id: number, field: Livre, left: string | null): Promise<void> {
  await db
    .updateTable('Protocolo')
    .set({ [field]: left })
    .where('id', '=', id)
    .execute();
}

/** Takes a person out of a protocol: the sample's code and what was measured stay. */
export async function blankProtocol({ db }: Tx, id: number, nomeCliente: string): Promise<void> {
  const blank = { nomeCliente, pontoColeta: null, contato: null, motivoCancelamento: null };
  await db.updateTable('Protocolo').set(blank).where('id', '=', id).execute();
}

/** What stands between the parts of a subject (`protocolLetter`). */
const BETWEEN = ' – ';

/**
 * Takes a name, as a protocol wrote it, out of the subjects of messages: what else they said goes once they are sent.
 *
 * @param idProtocolo whose messages; without it all
 */
export async function forgetInSubjects({ db }: Tx, name: string, instead: string, idProtocolo?: number): Promise<void> {
  const part = `${BETWEEN}${name}${BETWEEN}`;
  const rows = await db
    .selectFrom('Mensagem')
    .select(['id', 'assunto'])
    .where('assunto', 'like', 'Protocolo de %')
    .$if(idProtocolo !== undefined, (query) => query.where('idProtocolo', '=', idProtocolo as number))
    .execute();
  for (const { id, assunto } of rows) {
    const whole = `${assunto}${BETWEEN}`;
    if (!whole.includes(part)) continue;
    const left = whole.replace(part, `${BETWEEN}${instead}${BETWEEN}`).slice(0, -BETWEEN.length);
    await db.updateTable('Mensagem').set({ assunto: left }).where('id', '=', id).execute();
  }
}

/** Empties the messages of a protocol that wait, and gives them up. @returns their ids */
export async function giveUpMessages({ db }: Tx, idProtocolo: number, erro: string): Promise<number[]> {
  const rows = await db
    .updateTable('Mensagem')
    .set({ situacao: 'falhou', texto: null, html: null, erro })
    .where('idProtocolo', '=', idProtocolo)
    .where('situacao', '=', 'pendente')
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b);
  if (ids.length > 0) await db.deleteFrom('MensagemAnexo').where('idMensagem', 'in', ids).execute();
  return ids;
}
