import type { Selecting } from '../../database/reading.ts';
import { notFound } from '../../errors.ts';

const COLUMNS = [
  'id',
  'assunto',
  'paraEmail as para',
  'situacao',
  'tentativas',
  'criadaEm as criada',
  'enviadaEm as enviada',
  'erro',
] as const;

const UNSENT = ['pendente', 'falhou'] as const;

/** A page of the outgoing messages, the newest first, with how many there are. @param unsent those not sent alone */
export async function messagesPage(db: Selecting, pagina: number, tamanho: number, unsent: boolean) {
  const all = db.selectFrom('Mensagem');
  const messages = unsent ? all.where('situacao', 'in', UNSENT) : all;
  const { total } = await messages.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await messages
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .limit(tamanho)
    .offset((pagina - 1) * tamanho)
    .execute();
  return { rows, total: Number(total) };
}

/** @throws AppError NOT_FOUND */
export async function messageById(db: Selecting, id: number) {
  const found = await db
    .selectFrom('Mensagem')
    .select([...COLUMNS, 'chave'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('Mensagem não encontrada');
  return found;
}

/** A branch's own text for the message of a visit, undefined when there is no such branch. */
export async function visitTextOf(db: Selecting, idRamoAtividade: number): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('RamoAtividade')
    .select('corpoEmailVisitaRealizada')
    .where('id', '=', idRamoAtividade)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
  return row?.corpoEmailVisitaRealizada;
}

/** How many test messages a user sent since a moment, by the log that tells of each. */
export async function samplesSince(db: Selecting, idUsuario: number, since: string): Promise<number> {
  const sent = await db
    .selectFrom('LogUsuario')
    .select('id')
    .where('tabela', '=', 'RamoAtividade')
    .where('evento', '=', 'Acesso')
    .where('idUsuario', '=', idUsuario)
    .where('dtAcao', '>', since)
    .execute();
  return sent.length;
}

/** How many messages wait to be sent, and how many were given up. */
export async function countUnsent(db: Selecting) {
  const rows = await db
    .selectFrom('Mensagem')
    .select(({ fn }) => ['situacao', fn.countAll<number | string>().as('mensagens')])
    .where('situacao', 'in', UNSENT)
    .groupBy('situacao')
    .execute();
  const count = (wanted: (typeof UNSENT)[number]) =>
    Number(rows.find(({ situacao }) => situacao === wanted)?.mensagens ?? 0);
  return { pendentes: count('pendente'), falharam: count('falhou') };
}
