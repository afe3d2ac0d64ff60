import { stat } from 'node:fs/promises';
import type { ReceivedFile, WriteContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { UploadResult } from '../../http/envelope.ts';
import type { Message } from '../../imports/protocol.ts';
import { readMessage, startPatience } from '../../imports/readMessage.ts';
import { Refusal } from '../../imports/refusal.ts';
import { readAndStore } from './importFile.ts';
import type { Andamento, Andamentos } from './progress.ts';
import { dropRegistration, forget, type Registrado } from './registration.ts';
import { fileName, takeName } from './service.ts';

type Planilha = Message['planilhas'][number];

/** What became of one attachment. */
interface Outcome {
  came: boolean;
  text: string;
}

/**
 * Imports each workbook of an e-mail as if it was chosen by hand: registered under its own name, with the e-mail as its
 * origin. The registration of the e-mail itself goes.
 *
 * @returns the reply that tells what became of each
 * @throws Refusal when none came in; AppError when it is given up, with what had come in by then: that stays
 */
export async function importMessage(
  context: WriteContext,
  andamentos: Andamentos,
  file: ReceivedFile,
  { id, nomeArquivo, laboratorio }: Registrado,
  andamento: Andamento,
  signal: AbortSignal,
): Promise<UploadResult> {
  const message = await readMessage({ ...file, owner: context.user.id, signal });
  const outcomes: Outcome[] = [];
  const job = { andamentos, laboratorio, andamento, signal };
  const isLate = startPatience(context.now);
  try {
    for (const planilha of message.planilhas) {
      signal.throwIfAborted();
      outcomes.push(isLate() ? tooLate(planilha) : await importAttachment(context, message, planilha, job));
    }
  } catch (error) {
    if (!signal.aborted || !outcomes.some(({ came }) => came)) throw error;
    throw new AppError('REFUSED', `Importação cancelada. Ficou o que já tinha entrado: ${toldOf(outcomes)}`);
  } finally {
    message.discard();
  }
  const told = toldOf(outcomes);
  const left = message.outros.length > 0 ? `. Anexos deixados de lado: ${message.outros.join(', ')}` : '';
  if (!outcomes.some(({ came }) => came)) throw new Refusal(`${told}${left}`);
  const opened = 'Mensagem aberta: seus anexos estão registrados por si';
  await context.write((tx) => dropRegistration(tx, id, nomeArquivo, opened));
  const lacking = andamento.importadas === 0 || outcomes.some(({ came }) => !came);
  return new UploadResult(true, `Arquivo enviado com sucesso: ${told}${left}`, lacking);
}

const toldOf = (outcomes: readonly Outcome[]) => outcomes.map(({ text }) => text).join('; ');

interface Job {
  andamentos: Andamentos;
  laboratorio: number;
  andamento: Andamento;
  signal: AbortSignal;
}

/** Those that came in are there: sent again, the message brings the others. */
const tooLate = ({ nome }: Planilha): Outcome => ({
  came: false,
  text: `${nome}: não foi lida, porque a mensagem demorou demais: envie-a de novo`,
});

async function importAttachment(
  context: WriteContext,
  message: Message,
  planilha: Planilha,
  { andamentos, laboratorio, andamento, signal }: Job,
): Promise<Outcome> {
  const { nome, path } = planilha;
  const id = await registerAttachment(context, andamentos, message, planilha);
  if (id === null || andamentos.of(id)) return { came: false, text: `${nome}: o arquivo ja foi cadastrado` };
  // Its name is taken meanwhile, as that of a file sent by itself.
  return andamentos.run(id, async (own, cancelled) => {
    try {
      const workbook = { path, filename: nome, size: 0 };
      const arquivo = { id, nomeArquivo: nome, laboratorio };
      const { msg } = await readAndStore(context, workbook, arquivo, own, AbortSignal.any([signal, cancelled]));
      for (const name of ['linhas', 'importadas', 'repetidas', 'pendentes'] as const) andamento[name] += own[name];
      return { came: true, text: `${nome}: ${msg.replace('Arquivo enviado com sucesso: ', '')}` };
    } catch (error) {
      await forget(context, id, nome, error);
      signal.throwIfAborted();
      if (error instanceof Refusal || error instanceof AppError)
        return { came: false, text: `${nome}: ${error.message}` };
      throw error;
    }
  });
}

/** @returns the id of the registration; null when the name is taken */
function registerAttachment(
  context: WriteContext,
  andamentos: Andamentos,
  { remetente, data, assunto }: Message,
  { nome: anexo, path }: Planilha,
): Promise<number | null> {
  return context.write(async (tx) => {
    const nomeArquivo = fileName(anexo);
    const info = `Anexo de ${remetente}`;
    const { size } = await stat(path);
    const origem = JSON.stringify({ remetente, data, assunto, anexo });
    const file = { nomeArquivo, conteudo: 'Importacao_analise_amostra', size, origem } as const;
    const id = await takeName(tx, andamentos, file, info);
    if (id === null) {
      const told = `${info}: ${nomeArquivo} já foi cadastrado`;
      await tx.audit({ tabela: 'UploadArquivo', id, acao: 'Importação', info: told });
    }
    return id;
  });
}
