import type { Previa } from '../../../contract/previas.ts';
import { formatDate } from '../../../domain/calendar.ts';
import type { Selecting } from '../../database/reading.ts';
import type { LinhaPlanilha } from '../../imports/layout/layout.ts';
import { inPieces } from './batches.ts';
import { createCandidates } from './candidates.ts';
import { judge } from './judge.ts';
import { type Falha, type SemPar, textoDoPonto } from './match.ts';
import { loadMatcher } from './matcher.ts';
import { createMeeting } from './meeting.ts';
import { createRecusados } from './recusados.ts';
import { loadParametros, loadPontos } from './repository.ts';
import { powerTo } from './units.ts';

/** Faulty cells told one by one, and texts without a match offered candidates; of more, the counts tell. */
const MOST_ERRORS = 500;
const MOST_TEXTS = 300;

type SemCandidatos<T> = Omit<T, 'candidatos'>;

/**
 * What importing these results would do, as the history and the registers are now. Writes nothing.
 *
 * @param today `YYYY-MM-DD`
 * @param idArquivo the file that they are pending of, if any
 */
export async function preview(
  db: Selecting,
  laboratorio: number | null,
  batches: AsyncIterable<LinhaPlanilha[]>,
  today: string,
  idArquivo?: number,
): Promise<Omit<Previa, 'deFora'>> {
  const match = await loadMatcher(db, laboratorio, today);
  const { meet, amostraDe } = createMeeting(db, idArquivo);
  const counts = { linhas: 0, importariam: 0, repetidas: 0, pendentes: 0 };
  const pontos = new Map<string, SemCandidatos<Previa['pontos'][number]>>();
  const parametros = new Map<string, SemCandidatos<Previa['parametros'][number]> & { id: number | null }>();
  let totalErros = 0;
  const erros: Previa['erros'] = [];
  /** What keeps no result out: it is told behind what does. */
  const foraDaColeta: Previa['erros'] = [];
  const recusados = createRecusados();

  function recusado(linha: LinhaPlanilha): void {
    for (const { campo, valor, motivo } of recusados.add(linha)) {
      totalErros += 1;
      if (foraDaColeta.length === MOST_ERRORS) continue;
      const { planilha, linha: numero } = linha;
      const told = `fica de fora da coleta: ${motivo}`;
      foraDaColeta.push({ planilha, linha: numero, coluna: null, campo, valor, motivo: told });
    }
  }

  function pendente(linha: LinhaPlanilha, { motivo, falhas, idParametro = null, unidade = null }: SemPar): void {
    counts.pendentes += 1;
    for (const falha of falhas ?? [{ campo: 'valor' as const, motivo }]) {
      const texto = falha.campo === 'ponto' ? textoDoPonto(linha.ponto, linha.cliente) : null;
      if (texto !== null) {
        count(pontos, texto, { texto, linhas: 0 });
        continue;
      }
      if (isResolvable(falha.campo, linha, idParametro, unidade)) {
        const row = { texto: linha.parametro!, unidade, linhas: 0, id: idParametro };
        count(parametros, [linha.parametro, unidade].join('\u0000'), row);
        continue;
      }
      totalErros += 1;
      if (erros.length < MOST_ERRORS) {
        const { planilha, linha: numero, coluna } = linha;
        erros.push({
          planilha,
          linha: numero,
          coluna,
          campo: falha.campo,
          valor: shownOf(falha.campo, { ...linha, unidade }),
          motivo: falha.motivo,
        });
      }
    }
  }

  for await (const linhas of batches) {
    counts.linhas += linhas.length;
    const matched = linhas.map(match);
    await meet(matched);
    for (const [index, one] of matched.entries()) {
      recusado(linhas[index]!);
      const destino = 'chave' in one ? judge(amostraDe(one.chave), one).destino : one;
      if (typeof destino === 'object') pendente(linhas[index]!, destino);
      else counts[destino === 'importada' ? 'importariam' : 'repetidas'] += 1;
    }
  }
  // Preparing to compare thousands of names takes a while: only those that a text of this sheet is compared with.
  const candidates = createCandidates(
    pontos.size > 0 ? await loadPontos(db) : [],
    parametros.size > 0 ? await loadParametros(db) : [],
  );
  return {
    ...counts,
    pontos: await inPieces(mostFrequent(pontos), (one) => ({ ...one, candidatos: candidates.pontos(one.texto) })),
    parametros: await inPieces(mostFrequent(parametros), ({ id, ...one }) => ({
      ...one,
      candidatos: candidates.parametros(one.texto, one.unidade, id),
    })),
    totalErros,
    erros: [...erros, ...foraDaColeta].slice(0, MOST_ERRORS),
  };
}

/** What a result says in a cell, a day as people read it. */
function shownOf(campo: Falha['campo'], linha: LinhaPlanilha): string | null {
  return (campo === 'data' && formatDate(linha.data)) || linha[campo];
}

/** Whether a choice settles what is wrong: a parameter of that name, or a unit that differs by powers of ten. */
function isResolvable(
  campo: string,
  linha: LinhaPlanilha,
  idParametro: number | null,
  unidade: string | null,
): boolean {
  if (linha.parametro === null) return false;
  if (campo === 'parametro') return true;
  if (campo !== 'unidade' || idParametro === null) return false;
  return powerTo(idParametro, unidade) !== null;
}

function count<T extends { linhas: number }>(counted: Map<string, T>, key: string, fresh: T): void {
  const one = counted.get(key) ?? fresh;
  one.linhas += 1;
  counted.set(key, one);
}

function mostFrequent<T extends { linhas: number }>(counted: ReadonlyMap<string, T>): T[] {
  return [...counted.values()].toSorted((a, b) => b.linhas - a.linhas).slice(0, MOST_TEXTS);
}
