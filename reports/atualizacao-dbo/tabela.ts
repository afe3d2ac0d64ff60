import { MENOR_ESCRITO } from '../../domain/coleta/billingDbo.ts';
import { mesesProximos } from '../tabela/proximas.ts';
import type { TableContents } from '../tabela/table.ts';
import { carta } from './carta.ts';
import { type Linha, load, salvoEmPalavras } from './linhas.ts';
import type { DaAtualizacao } from './pedido.ts';

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
  said: salvoEmPalavras,
  judged: `DBO de cobrança do último dia do período; abaixo de ${MENOR_ESCRITO} kg/m³ é cobrada como ${MENOR_ESCRITO}`,
  nearest: async (api, asked, loading) => (asked.salvo === undefined ? mesesProximos(api, asked, loading) : []),
  pdf: carta,
};
