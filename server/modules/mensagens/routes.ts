import { contract } from '../../../contract/index.ts';
import { GRUPO } from '../../../domain/acesso/access.ts';
import { type Implementation, implement, type SignedUser } from '../../context.ts';
import { waitTurn } from '../../database/turn.ts';
import { AppError, fieldError } from '../../errors.ts';
import { Page } from '../../http/envelope.ts';
import { visitLetter } from '../../mail/letters.ts';
import { readFromOutbox } from '../../mail/outbox.ts';
import { queueMail } from '../../mail/queue.ts';
import type { Tx } from '../../write.ts';
import { parseMessage } from './parse.ts';
import { messageById, messagesPage, samplesSince, visitTextOf } from './repository.ts';

/** Messages hold passwords and links of others: whatever menus a group was given, only developers read them. */
function refuseOthers({ idGrupo }: SignedUser): void {
  if (idGrupo !== GRUPO.DESENVOLVEDOR) {
    throw new AppError('FORBIDDEN', 'Só o grupo DESENVOLVEDOR vê as mensagens de e-mail');
  }
}

const MOST_SAMPLES = 10;
const HOUR_MS = 3_600_000;

/** @throws AppError TOO_MANY when a user sent many test messages in the last hour */
async function refuseManySamples({ db, now }: Tx, idUsuario: number): Promise<void> {
  await waitTurn(db, `amostras de ${idUsuario}`);
  const since = new Date(Date.parse(now) - HOUR_MS).toISOString();
  if ((await samplesSince(db, idUsuario, since)) >= MOST_SAMPLES) {
    throw new AppError('TOO_MANY', `Só ${MOST_SAMPLES} e-mails de teste por hora. Aguarde e tente novamente.`);
  }
}

const { mensagens } = contract;

export const mensagensRoutes: Implementation[] = [
  implement(mensagens.list, async ({ db, user }, { query: { pagina, tamanho, naoEnviadas } }) => {
    refuseOthers(user);
    const { rows, total } = await messagesPage(db, pagina, tamanho, naoEnviadas === 1);
    return new Page(rows, total, tamanho);
  }),
  implement(mensagens.one, async ({ config, db, user }, { params: { id } }) => {
    refuseOthers(user);
    const { chave, ...row } = await messageById(db, id);
    // Real mail is nobody's business but the receiver's: only a local outbox is read.
    const bytes = config.smtpUrl ? null : await readFromOutbox(config.dataDir, { id, chave });
    return { ...row, conteudo: bytes && (await parseMessage(bytes)) };
  }),
  implement(mensagens.sendSample, ({ write, user }, { query: { email, idRamoAtividade } }) =>
    write(async (tx) => {
      await refuseManySamples(tx, user.id);
      const texto = idRamoAtividade ? await visitTextOf(tx.db, idRamoAtividade) : null;
      if (texto === undefined) throw fieldError('idRamoAtividade', 'Ramo de atividade não encontrado', 'NOT_FOUND');
      const id = await queueMail(tx.db, { nome: '', email }, visitLetter(texto), tx.now);
      const info = `E-mail de teste para ${email} (mensagem ${id})`;
      await tx.audit({ tabela: 'RamoAtividade', id: idRamoAtividade, acao: 'Acesso', info });
      return { msg: 'E-mail de teste enviado' };
    }),
  ),
];
