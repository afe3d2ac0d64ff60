import type { Mudanca } from '../../../../domain/leitura/chain.ts';
import type { LeituraCalculada } from '../../../../domain/leitura/figures.ts';
import { laterMonths, type Medidor } from '../../../../domain/leitura/later.ts';
import { type Mes, monthIndex } from '../../../../domain/leitura/month.ts';
import { ESTRANHEZAS, explainedIn } from '../../../../domain/leitura/plausibility.ts';
import type { Lancamento } from './repository.ts';

/** What is told of a later month's figures. */
function told({ leituraAnterior, leituraAtual, tempoAnterior, tempoFinal, ...volumes }: LeituraCalculada) {
  const { volumeMedido, volumeCorrigido } = volumes;
  return { leituraAnterior, leituraAtual, tempoAnterior, tempoFinal, volumeMedido, volumeCorrigido };
}

/**
 * What the reply to a save or a removal tells of the months after it; nothing where they are as they were.
 *
 * @param rows those months as they were
 */
export function toldOfLater(
  mudanca: Mudanca,
  mes: Mes,
  rows: readonly Lancamento[],
  medidor: Omit<Medidor, 'explicadas'>,
) {
  const reasoned = rows.filter(({ motivo }) => motivo);
  const explained = new Map(reasoned.map((row) => [monthIndex(row), explainedIn(row.estranhezasExplicadas)]));
  const explicadas = (one: Mes) => explained.get(monthIndex(one));
  const byMonth = new Map(rows.map((row) => [monthIndex(row), row]));
  // As `writeNext` counts, and only what changed is written.
  const written = new Set(mudanca.alteradas.map(monthIndex));
  const seguintes = laterMonths(mudanca, mes, { ...medidor, explicadas }).map(({ antes, agora, estranhezas }) => {
    const { idAno, idMes } = agora;
    const { id, versao } = byMonth.get(monthIndex(agora)) as Lancamento;
    return {
      idAno,
      idMes,
      id,
      antes: { ...told(antes), versao },
      agora: { ...told(agora), versao: written.has(monthIndex(agora)) ? versao + 1 : versao },
      estranhezas: estranhezas.map((odd) => ({ id: odd, texto: ESTRANHEZAS[odd].texto })),
    };
  });
  return seguintes.length > 0 ? { seguintes } : {};
}
