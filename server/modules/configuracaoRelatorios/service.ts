import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { ConfiguracaoRelatorios, TextosDeRelatorios } from '../../../domain/relatorio/configuracao.ts';
import { imagemEmPalavras, lerImagem } from '../../../domain/relatorio/imagem.ts';
import { CAMPOS_CONFIGURACAO } from '../../../resources/relatorio/configuracao.ts';
import type { WriteContext } from '../../context.ts';
import { fieldError } from '../../errors.ts';
import { holdsAlready, pick, refuseStale, writeNext } from '../../records.ts';
import { ThreadLost } from '../../reports/drawingThread.ts';
import { drawn } from '../../reports/renderReport.ts';
import { lockConfiguration, TABLE } from './repository.ts';

/** Whether a PNG's pixels are as many as its header says: no more of them is inflated. */
async function pixelsFit(logotipo: string): Promise<boolean> {
  const png = lerImagem(logotipo)?.png;
  if (!png) return true;
  return promisify(inflate)(Buffer.from(png.dados, 'latin1'), { maxOutputLength: png.inflados }).then(
    ({ length }) => length === png.inflados,
    () => false,
  );
}

/** An image that cannot be drawn would spoil every report: it is tried on one. */
async function refuseUnprintable(logotipo: string): Promise<void> {
  const sheet = { title: '', orientation: 'portrait', blocks: [], emittedAt: '2000-01-01T00:00:00Z' } as const;
  const draws = () =>
    drawn({ type: 'pdf', payload: { ...sheet, logo: logotipo } }).then(
      () => true,
      (error) => {
        if (error instanceof ThreadLost) throw error;
        return false;
      },
    );
  if ((await pixelsFit(logotipo)) && (await draws())) return;
  // Where nothing at all can be drawn it is no fault of the image.
  await drawn({ type: 'pdf', payload: sheet });
  throw fieldError('logotipo', 'A imagem está danificada ou não pode ser impressa', 'INVALID');
}

/** What the log tells of them: of the image, what it is like. */
const told = (row: ConfiguracaoRelatorios) => ({
  ...pick(row, CAMPOS_CONFIGURACAO),
  logotipo: imagemEmPalavras(row.logotipo),
});

/**
 * Saves what reports say of who issues them.
 *
 * @param values a `logotipo` of null takes it away, of undefined leaves it
 * @throws AppError INVALID for an image that cannot be drawn, CONFLICT as `refuseStale`
 */
export async function save(
  write: WriteContext['write'],
  { logotipo, ...texts }: TextosDeRelatorios & { logotipo?: string | null | undefined },
  versao: number | null | undefined,
): Promise<{ id: number; versao: number }> {
  if (logotipo) await refuseUnprintable(logotipo);
  return write(async (tx) => {
    const row = await lockConfiguration(tx);
    await refuseStale(tx, TABLE, row, versao, CAMPOS_CONFIGURACAO);
    const values = { ...texts, logotipo: logotipo === undefined ? row.logotipo : logotipo };
    if (holdsAlready(row, values)) {
      tx.unchanged();
      return { id: row.id, versao: row.versao };
    }
    const next = await writeNext(tx, TABLE, row, values);
    await tx.audit({ tabela: TABLE, id: row.id, acao: 'Alteração', before: told(row), after: told(values) });
    return { id: row.id, versao: next };
  });
}
