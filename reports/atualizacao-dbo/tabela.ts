import { MENOR_ESCRITO } from '../../domain/coleta/chargedDbo.ts';
import { deDiaPorVir } from '../cliente/cobranca.ts';
import { mesesProximos } from '../tabela/proximas.ts';
import type { TableContents } from '../tabela/table.ts';
import { carta } from './carta.ts';
import { type Linha, load, salvoEmPalavras } from './linhas.ts';
import type { DaAtualizacao } from './pedido.ts';

/** Industries that the drawing shows. */
const MOST_DRAWN = 20;

export const tabela: TableContents<DaAtualizacao, Linha> = {
  load,
  key: 'lugar',
  columns: [
    { header: 'Indústria', field: 'nome', kind: 'text', width: 320 },
    { header: 'Endereço', field: 'endereco', kind: 'text', width: 560 },
    { header: 'Dbo de cobrança', unit: 'kg/m³', field: 'dbo', kind: 'decimal', decimals: 3, width: 168 },
  ],
  orientation: 'portrait',
  sheet: 'Atualização de DBO',
  said: (rows, { periodo }, feitoEm) => [
    ...salvoEmPalavras(rows),
    ...deDiaPorVir(periodo.dtFim, rows[0]?.salvoEm ?? feitoEm),
  ],
  judged: `DBO de cobrança do último dia do período; abaixo de ${MENOR_ESCRITO} kg/m³ é cobrada como ${MENOR_ESCRITO}`,
  nearest: async (api, asked, loading) => (asked.salvo === undefined ? mesesProximos(api, asked, loading) : []),
  pdf: carta,
  picture(rows) {
    const drawn = rows
      .filter(({ dbo }) => dbo !== null)
      .sort((one, other) => (other.dbo ?? 0) - (one.dbo ?? 0))
      .slice(0, MOST_DRAWN);
    if (drawn.length === 0) return null;
    return {
      title: 'DBO de cobrança por indústria',
      unit: 'kg/m³',
      decimals: 3,
      categories: drawn.map(({ nome }) => nome),
      series: [{ label: 'Dbo de cobrança', tone: 'after', values: drawn.map(({ dbo }) => dbo) }],
      note: drawn.length < rows.length ? `As ${drawn.length} indústrias de maior DBO de cobrança.` : undefined,
    };
  },
};
