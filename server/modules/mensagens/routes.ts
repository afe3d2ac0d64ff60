import { contract } from '../../../contract/index.ts';
import { GRUPO } from '../../../domain/acesso/access.ts';
import { type Implementation, implement, type SignedUser } from '../../context.ts';
import { AppError, fieldError, notFound } from '../../errors.ts';
import { Page } from '../../http/envelope.ts';
import { visitLetter } from '../../mail/letters.ts';
import { readFromOutbox } from '../../mail/outbox.ts';
import { queueMail } from '../../mail/queue.ts';
import { parseMessage } from './parse.ts';

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

/** Messages hold passwords and links of others: whatever menus a group was given, only developers read them. */
function refuseOthers({ idGrupo }: SignedUser): void {
  if (idGrupo !== GRUPO.DESENVOLVEDOR) {
    throw new AppError('FORBIDDEN', 'Só o grupo DESENVOLVEDOR vê as mensagens de e-mail');
  }
}

const { mensagens } = contract;

export const mensagensRoutes: Implementation[] = [
  implement(mensagens.list, async ({ db, user }, { query: { pagina, tamanho } }) => {
    refuseOthers(user);
    const messages = db.selectFrom('Mensagem');
    const { total } = await messages.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await messages
      .select(COLUMNS)
      .orderBy('id', 'desc')
      .limit(tamanho)
      .offset((pagina - 1) * tamanho)
      .execute();
    return new Page(rows, Number(total), tamanho);
  }),
  implement(mensagens.one, async ({ config, db, user }, { params: { id } }) => {
    refuseOthers(user);
    const found = await db
      .selectFrom('Mensagem')
      .select([...COLUMNS, 'chave'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw notFound('Mensagem não encontrada');
    const { chave, ...row } = found;
    // Real mail is nobody's business but the receiver's: only a local outbox is read.
    const bytes = config.smtpUrl ? null : await readFromOutbox(config.dataDir, { id, chave });
    return { ...row, conteudo: bytes && (await parseMessage(bytes)) };
  }),
  implement(mensagens.sendSample, ({ write }, { query: { email, idRamoAtividade } }) =>
    write(async (tx) => {
      const ramo = idRamoAtividade
        ? await tx.db
            .selectFrom('RamoAtividade')
            .select('corpoEmailVisitaRealizada')
            .where('id', '=', idRamoAtividade)
            .where('removidoEm', 'is', null)
            .executeTakeFirst()
        : null;
      if (ramo === undefined) throw fieldError('idRamoAtividade', 'Ramo de atividade não encontrado', 'NOT_FOUND');
      const letter = visitLetter(ramo?.corpoEmailVisitaRealizada ?? null);
      const id = await queueMail(tx.db, { nome: '', email }, letter, tx.now);
      await tx.audit({
        tabela: 'RamoAtividade',
        id: idRamoAtividade,
        acao: 'Acesso',
        info: `E-mail de teste para ${email} (mensagem ${id})`,
      });
      return { msg: 'E-mail de teste enviado' };
    }),
  ),
];
