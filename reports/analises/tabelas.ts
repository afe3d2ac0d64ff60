import { formatLimit } from '../../domain/coleta/conformity.ts';
import { tipoDbo } from '../../domain/coleta/tipoDbo.ts';
import { labText } from '../cliente/decimals.ts';
import type { TableBlock } from '../engine/document.ts';
import type { Row } from '../engine/report.ts';
import { corDoTipo, NAO_CONFORME } from './cores.ts';
import type { ColetaDbo, ColetaNaoConforme } from './dados.ts';

/** Of a DBO in mg/L, wherever a document lists it (spec 2 §9). */
export const DECIMAIS_DBO = 2;

/** The collections that form the mean; those charged by decision have their colour. */
export function coletasDaMedia(coletas: readonly ColetaDbo[]): TableBlock {
  return {
    type: 'table',
    columns: [
      { header: 'Sinal', field: 'sinal', kind: 'text' },
      { header: 'Data da coleta', field: 'dtColeta', kind: 'date' },
      { header: 'Ponto de coleta', field: 'descricao', kind: 'text' },
      { header: 'DBO total (mg/L)', field: 'dbo', kind: 'decimal', written: true },
    ],
    rows: coletas.map(({ dtColeta, descricao, bruto, idTipoDBO }) => {
      const cor = corDoTipo(idTipoDBO);
      return {
        sinal: cor?.sign ?? null,
        tone: cor?.tone ?? null,
        dtColeta,
        descricao,
        dbo: labText(bruto, DECIMAIS_DBO),
      };
    }),
    tone: 'tone',
    empty: 'Não há coletas que formem a média.',
  };
}

/** A doubtful collection keeps its own colour, if it has one, for what it found may not be so; the sign says both. */
function naoConformeRow(one: ColetaNaoConforme): Row {
  const {
    dtExecucao,
    descricao,
    idParametro,
    sigla,
    unidade,
    minimo,
    maximo,
    valorParametro,
    sinal: found,
    idTipoDBO,
  } = one;
  const cor = corDoTipo(idTipoDBO);
  const doubt = tipoDbo(idTipoDBO)?.foraDaCobranca ? cor : null;
  const limit = formatLimit({ id: idParametro, minimo, maximo });
  return {
    sinal: [NAO_CONFORME.sign, doubt?.sign].filter(Boolean).join(' '),
    tone: doubt?.tone ?? NAO_CONFORME.tone,
    dtExecucao,
    descricao,
    sigla,
    limite: unidade ? `${limit} ${unidade}` : limit,
    valorParametro,
    mark: found,
  };
}

/** Results out of their limits: parameter with its maximum, or `mínimo a máximo` for pH, and what was found. */
export function naoConformidades(coletas: readonly ColetaNaoConforme[]): TableBlock {
  return {
    type: 'table',
    columns: [
      { header: 'Sinal', field: 'sinal', kind: 'text' },
      { header: 'Data', field: 'dtExecucao', kind: 'date' },
      { header: 'Ponto de coleta', field: 'descricao', kind: 'text' },
      { header: 'Parâmetro', field: 'sigla', kind: 'text' },
      { header: 'Limite', field: 'limite', kind: 'text' },
      { header: 'Valor encontrado', field: 'valorParametro', kind: 'decimal', written: true, mark: 'mark' },
    ],
    rows: coletas.map(naoConformeRow),
    tone: 'tone',
    empty: 'Não há não conformidades no período.',
  };
}
