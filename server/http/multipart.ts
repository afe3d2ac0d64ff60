import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import * as path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Context, ReceivedFile } from '../context.ts';
import { AppError } from '../errors.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { refuseLost } from './encodings.ts';

export interface MultipartForm {
  fields: Record<string, string>;
  file: ReceivedFile;
  /** Deletes the temporary file. */
  discard(): Promise<void>;
}

/**
 * Receives a form with one file, which goes to a temporary folder of its own, never under the name it came with.
 *
 * @param part name of the part that carries the file
 * @throws AppError INVALID without a file, for a field that comes twice with other values, and for texts that are not in
 *   UTF-8, its name among them; TOO_LARGE past the server's limit
 */
export async function receiveForm(request: FastifyRequest, part: string): Promise<MultipartForm> {
  if (!request.isMultipart()) throw new AppError('INVALID', 'Envie o arquivo como formulário (multipart)');
  const folder = temporaryFolder();
  const discard = () => rm(folder, { recursive: true, force: true });
  const fields: Record<string, string> = {};
  let file: ReceivedFile | null = null;
  try {
    for await (const item of request.parts()) {
      if (item.type === 'field') {
        const value = String(item.value);
        refuseLost(value);
        const earlier = fields[item.fieldname];
        if (earlier !== undefined && earlier !== value)
          throw new AppError('INVALID', 'O formulário diz duas coisas de um mesmo campo');
        fields[item.fieldname] = value;
      } else if (item.fieldname === part && !file) {
        refuseLost(item.filename);
        const target = path.join(folder, 'arquivo');
        await pipeline(item.file, createWriteStream(target));
        if (item.file.truncated) throw new AppError('TOO_LARGE', 'O arquivo é grande demais');
        file = { path: target, filename: item.filename, size: item.file.bytesRead };
      } else {
        item.file.resume();
      }
    }
    if (!file) throw new AppError('INVALID', 'Escolha um arquivo', { campos: { [part]: 'Escolha um arquivo' } });
    return { fields, file, discard };
  } catch (error) {
    await discard();
    // What the parser of forms finds wrong has no code; whatever the disk or the server says has one.
    if (error instanceof AppError || (error as { code?: string }).code) throw error;
    throw new AppError('INVALID', 'O formulário enviado está incompleto ou malformado');
  }
}

/** The file of a request whose call takes one: `receiveForm` lets none through without. */
export function sentFile({ file }: Pick<Context<unknown>, 'file'>): ReceivedFile {
  if (!file) throw new AppError('INVALID', 'Escolha um arquivo');
  return file;
}
