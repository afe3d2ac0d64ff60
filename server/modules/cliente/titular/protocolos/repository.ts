import { normalize } from '../../../../../domain/searchText.ts';
import type { Tx } from '../../../../write.ts';

/** What a protocol may tell of the person whose place it was taken at. */
export const PESSOAL = ['nomeCliente', 'pontoColeta', 'contato', 'motivoCancelamento'] as const;

/**
 * The protocols of a client, who is told by name alone, however it is written.
 *
 * @param names normalised
 */
export async function protocolsOfNames({ db }: Tx, names: ReadonlySet<string>) {
  const rows = await db.selectFrom('Protocolo').select(['id', 'nomeCliente']).orderBy('id').execute();
  return rows.filter(({ nomeCliente }) => names.has(normalize(nomeCliente)));
}

/** Takes a person out of a protocol: the sample's code and what was measured stay. */
export async function blankProtocol({ db }: Tx, id: number, nomeCliente: string): Promise<void> {
  const blank = { nomeCliente, pontoColeta: null, contato: null, motivoCancelamento: null };
  await db.updateTable('Protocolo').set(blank).where('id', '=', id).execute();
}

/** What stands between the parts of a subject (`protocolLetter`). */
const BETWEEN = ' – ';

/** Takes a name, as a protocol wrote it, out of the subjects of messages: what else they said goes once they are sent. */
export async function forgetInSubjects({ db }: Tx, name: string, instead: string): Promise<void> {
  const part = `${BETWEEN}${name}${BETWEEN}`;
  const rows = await db
    .selectFrom('Mensagem')
    .select(['id', 'assunto'])
    .where('assunto', 'like', 'Protocolo de %')
    .execute();
  for (const { id, assunto } of rows) {
    const whole = `${assunto}${BETWEEN}`;
    if (!whole.includes(part)) continue;
    const left = whole.replace(part, `${BETWEEN}${instead}${BETWEEN}`).slice(0, -BETWEEN.length);
    await db.updateTable('Mensagem').set({ assunto: left }).where('id', '=', id).execute();
  }
}
