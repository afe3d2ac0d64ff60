import { readFile } from 'node:fs/promises';
import { recusaDoPdf } from '../../../domain/app/pdf.ts';
import { counted } from '../../../domain/counted.ts';
import { formatNumber } from '../../../domain/numbers.ts';
import {
  CAMPOS_CONFIGURACAO_APP,
  TEXTO_ACOMPANHAMENTO,
  TEXTO_PADRAO,
  type TextosDoApp,
} from '../../../resources/app/configuracao.ts';
import type { ReceivedFile, WriteContext } from '../../context.ts';
import type { Selecting } from '../../database/reading.ts';
import { AppError, fieldError } from '../../errors.ts';
import { UploadResult } from '../../http/envelope.ts';
import { refuseStale, saveExisting } from '../../records.ts';
import { sha256 } from '../../sha256.ts';
import { cleanHtml } from './cleanHtml.ts';
import { configuration, configuredPdf, lockConfiguration, type Pdf, replacePdf, TABLE } from './repository.ts';

/** The part of the form that carries the PDF, and the field that an error is told on. */
const PART = 'pdf';
/** In whole characters: half of one is none. */
const LONGEST_NAME = 200;

const versionOf = (pdf: Pdf) => sha256(Uint8Array.from(pdf.bytes));

/** What holds now, with the PDF in base64 and an address whose last part is its name. */
export async function read(db: Selecting) {
  const [texts, pdf] = await Promise.all([configuration(db), configuredPdf(db)]);
  if (!pdf) return { ...texts, arquivo: null, urlArquivo: null, versaoArquivo: null };
  return {
    ...texts,
    arquivo: Buffer.from(pdf.bytes).toString('base64'),
    urlArquivo: `/configuracao-app/${encodeURIComponent(pdf.nome)}`,
    versaoArquivo: await versionOf(pdf),
  };
}

/** A text as it is kept, in which '&' takes five characters: it must be possible to send it back. */
function kept({ name, maxLength }: typeof TEXTO_PADRAO | typeof TEXTO_ACOMPANHAMENTO, html: string): string {
  const clean = cleanHtml(html);
  if (clean.length <= maxLength) return clean;
  throw fieldError(name, `O texto, com a sua formatação, passa de ${counted(maxLength, 'caractere', 'caracteres')}`);
}

/**
 * Saves what a protocol's message says and to whom it goes. Of the HTML, what a message may hold is kept.
 *
 * @throws AppError CONFLICT as `refuseStale`; REFUSED for a text that is too long as it is kept
 */
export function save(
  { write }: Pick<WriteContext, 'write'>,
  { textoPadrao, textoAcompanhamento, emailPadrao }: TextosDoApp,
  versao: number | null | undefined,
): Promise<{ id: number; versao: number }> {
  const values = {
    emailPadrao,
    textoPadrao: kept(TEXTO_PADRAO, textoPadrao),
    textoAcompanhamento: kept(TEXTO_ACOMPANHAMENTO, textoAcompanhamento),
  };
  return write(async (tx) => {
    const row = await lockConfiguration(tx);
    await refuseStale(tx, TABLE, row, versao, CAMPOS_CONFIGURACAO_APP);
    return saveExisting(tx, TABLE, row, values, { visible: CAMPOS_CONFIGURACAO_APP });
  });
}

/** The name that a file came with, fit to be shown and attached. */
function nameOf(filename: string): string {
  const [, stem = ''] = /([^/\\]*?)(?:\.pdf)?$/i.exec(filename.normalize('NFC')) ?? [];
  const readable = stem.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();
  return `${Array.from(readable).slice(0, LONGEST_NAME).join('') || 'arquivo'}.pdf`;
}

/** What the log tells of a PDF. */
const told = (nome: string, tamanho: number) => ({ pdf: `${nome} (${formatNumber(tamanho / 1024, 0)} KB)` });

/** Refuses to put a PDF in the place of one that its sender has not seen. A legacy caller does not say, and is let through. */
async function refuseReplaced(kept: Pdf | undefined, substitui: string | undefined): Promise<void> {
  if (substitui === undefined || substitui === (kept ? await versionOf(kept) : '')) return;
  const now = kept ? `agora é '${kept.nome}'` : 'agora não há nenhum';
  throw new AppError('CONFLICT', `Outra pessoa trocou o PDF: ${now}. Salve de novo para pôr o seu no lugar.`);
}

/**
 * Puts the PDF that was sent in the place of the one that goes with a protocol's message.
 *
 * @param substitui the version of the PDF that it is to take the place of, empty for none
 * @throws AppError INVALID when it is no PDF, by its bytes, or too large (`recusaDoPdf`); CONFLICT when another is there
 */
export async function savePdf(
  { write }: Pick<WriteContext, 'write'>,
  { path, filename }: ReceivedFile,
  substitui: string | undefined,
): Promise<UploadResult> {
  const bytes = await readFile(path);
  const refusal = recusaDoPdf(bytes);
  if (refusal) throw fieldError(PART, refusal, 'INVALID');
  const nome = nameOf(filename);
  await write(async (tx) => {
    const { id } = await lockConfiguration(tx);
    const before = await configuredPdf(tx.db);
    await refuseReplaced(before, substitui);
    await replacePdf(tx, { nome, bytes });
    await tx.audit({
      tabela: TABLE,
      id,
      acao: 'Alteração',
      before: before ? told(before.nome, before.bytes.length) : { pdf: null },
      after: told(nome, bytes.length),
    });
  });
  return new UploadResult(true, 'Arquivo enviado com sucesso');
}
