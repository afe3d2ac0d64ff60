import type { Selecting } from '../../database/reading.ts';
import { inBatches } from './batches.ts';
import { findNear, type Perto } from './coletas/proximas/repository.ts';
import { semCodigo, sideBySide, tellApart } from './coletas/proximas/tellApart.ts';
import { type Amostra, asBrought, SAMPLES_AT_ONCE, withResults } from './coletas/repository.ts';
import { findBrought } from './coletas/trazidas/repository.ts';
import type { Casada, SemPar } from './match.ts';

/**
 * The collections that a sheet's samples are of: those that are there, with their results, and those that would be new. What
 * an import does is found out here without writing, by the same rules (`tellApart`).
 *
 * @param idArquivo the file that the samples are pending of, if any
 */
export function createMeeting(db: Selecting, idArquivo?: number) {
  const amostras = new Map<string, Amostra | SemPar>();
  const coletas = new Map<number, Amostra>();
  /** New ones, whose ids are below zero, by what their keys would be without a code. */
  const novas = new Map<string, Perto[]>();
  /** Those that had no code and would have that of their sample, by id. */
  const nomeadas = new Map<number, Perto>();

  function create({ chave, idPontoColeta, hora, idPessoa, ponto, codigoAmostra, data }: Casada): void {
    const key = semCodigo({ idPontoColeta, data, hora });
    const nova = { id: -1 - coletas.size, chave, data, semCodigo: key, deOutra: false };
    novas.set(nova.semCodigo, [...(novas.get(nova.semCodigo) ?? []), nova]);
    const fresh = { id: nova.id, resultados: new Map(), retirados: [], criada: true, nomeada: false, novos: 0 };
    const amostra = { ...fresh, idPessoa, ponto, codigoAmostra, data, dita: data };
    coletas.set(nova.id, amostra);
    amostras.set(chave, amostra);
  }

  async function meetBrought(batch: readonly Casada[]): Promise<void> {
    if (idArquivo === undefined) return;
    const samples = batch.map((sample) => ({ ...sample, idArquivo }));
    for (const [chave, one] of await asBrought(db, samples, await findBrought(db, samples))) {
      const known = 'id' in one ? (coletas.get(one.id) ?? one) : one;
      if ('id' in known) coletas.set(known.id, known);
      amostras.set(chave, known);
    }
  }

  async function meetBatch(batch: readonly Casada[]): Promise<void> {
    await meetBrought(batch);
    const stored = await findNear(db, batch);
    const missing = () => batch.filter(({ chave }) => !amostras.has(chave));
    while (missing().length > 0) {
      const here = [...new Set(missing().map(semCodigo))].flatMap((key) => novas.get(key) ?? []);
      const near = [...stored, ...here].map((one) => nomeadas.get(one.id) ?? one);
      const { met, unclear, fresh } = tellApart(missing(), near);
      for (const [{ chave }, motivo] of unclear) amostras.set(chave, { motivo });
      const unread = met.filter(([, { id }]) => !coletas.has(id));
      for (const [, amostra] of await withResults(db, unread)) coletas.set(amostra.id, amostra);
      for (const [{ chave }, one] of met) {
        amostras.set(chave, coletas.get(one.id)!);
        if (one.chave === one.semCodigo && chave !== one.chave) nomeadas.set(one.id, { ...one, chave });
      }
      fresh.forEach(create);
    }
  }

  return {
    amostraDe: (chave: string) => amostras.get(chave)!,
    async meet(matched: readonly (Casada | SemPar)[]): Promise<void> {
      const unknown = new Map<string, Casada>();
      for (const one of matched) {
        if (!('chave' in one) || amostras.has(one.chave) || unknown.has(one.chave)) continue;
        unknown.set(one.chave, one);
      }
      for (const batch of inBatches(sideBySide(unknown.values()), SAMPLES_AT_ONCE)) await meetBatch(batch);
    },
  };
}
