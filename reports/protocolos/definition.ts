import { tableReport } from '../tabela/definition.ts';
import { PEDIDO } from './pedido.ts';

/** What the field application sent (spec 2 §2.12): as its screen, in print and as a workbook. */
export const protocolos = tableReport({
  menu: 'App/Protocolo',
  title: 'Protocolos',
  file: 'protocolos',
  asks: PEDIDO,
  table: async () => (await import('./tabela.ts')).tabela,
});
