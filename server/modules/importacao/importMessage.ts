import { stat } from 'node:fs/promises';
import type { ReceivedFile, WriteContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Message } from '../../imports/protocol.ts';
import { readMessage } from '../../imports/readMessage.ts';
import { Refusal } from '../../imports/refusal.ts';
import { fileOfName, forgetRegistration, insertFile } from './arquivos/repository.ts';
import { readAndStore } from './importFile.ts';
import { type Andamento, freshAndamento } from './progress.ts';
import { forget, type Registrado } from './registration.ts';
import { fileName } from './service.ts';

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
 * @returns the message that tells what became of each
 * @throws Refusal when none came in
 */
export async function importMessage(
  context: WriteContext,
  file: ReceivedFile,
  { id, nomeArquivo, laboratorio }: Registrado,
  andamento: Andamento,
  signal: AbortSignal,
): Promise<string> {
  const message = await readMessage({ ...file, owner: context.user.id, signal });
  const outcomes: Outcome[] = [];
  try {
    for (const planilha of message.planilhas) {
      signal.throwIfAborted();
      outcomes.push(await importAttachment(context, message, planilha, { laboratorio, andamento, signal }));
    }
  } finally {
    message.discard();
  }
  const told = outcomes.map(({ text }) => text).join('; ');
  const left = message.outros.length > 0 ? `. Anexos deixados de lado: ${message.outros.join(', ')}` : '';
  if (!outcomes.some(({ came }) => came)) throw new Refusal(`${told}${left}`);
  await context.write(async (tx) => {
    await forgetRegistration(tx, id);
    const info = 'Mensagem aberta: seus anexos estão registrados por si';
    await tx.audit({ tabela: 'UploadArquivo', id, acao: 'Remoção', before: { nomeArquivo }, info });
  });
  return `Arquivo enviado com sucesso: ${told}${left}`;
}

interface Job {
  laboratorio: number;
  andamento: Andamento;
  signal: AbortSignal;
}

async function importAttachment(
  context: WriteContext,
  message: Message,
  { nome, path }: Planilha,
  { laboratorio, andamento, signal }: Job,
): Promise<Outcome> {
  const id = await registerAttachment(context, message, nome, path);
  if (id === null) return { came: false, text: `${nome}: o arquivo ja foi cadastrado` };
  const own = freshAndamento();
  try {
    const workbook = { path, filename: nome, size: 0 };
    const text = await readAndStore(context, workbook, { id, nomeArquivo: nome, laboratorio }, own, signal);
    for (const name of ['linhas', 'importadas', 'repetidas', 'pendentes'] as const) andamento[name] += own[name];
    return { came: true, text: `${nome}: ${text.replace('Arquivo enviado com sucesso: ', '')}` };
  } catch (error) {
    await forget(context, id, nome, error);
    signal.throwIfAborted();
    if (error instanceof Refusal || error instanceof AppError)
      return { came: false, text: `${nome}: ${error.message}` };
    throw error;
  }
}

/** @returns the id of the registration; null when the name is taken */
function registerAttachment(context: WriteContext, message: Message, anexo: string, path: string) {
  const { remetente, data, assunto } = message;
  const conteudo = 'Importacao_analise_amostra' as const;
  return context.write(async (tx) => {
    const nomeArquivo = fileName(anexo);
    const info = `Anexo de ${remetente}`;
    const entry = { tabela: 'UploadArquivo', acao: 'Inclusão', info } as const;
    if (await fileOfName(tx.db, nomeArquivo, conteudo)) {
      await tx.audit({ ...entry, id: null, acao: 'Importação', info: `${info}: ${nomeArquivo} já foi cadastrado` });
      return null;
    }
    const { size } = await stat(path);
    const origem = JSON.stringify({ remetente, data, assunto, anexo });
    const id = await insertFile(tx, { nomeArquivo, conteudo, size, origem });
    await tx.audit({ ...entry, id, after: { nomeArquivo, conteudo, size } });
    return id;
  });
}
