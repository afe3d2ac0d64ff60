import type { Coleta } from '../../contract/coletas.ts';
import type { RegisterRecord } from '../../contract/registers.ts';
import { addDays } from '../../domain/calendar.ts';
import { parametros } from '../../domain/coleta/parametros.ts';
import { formatNumber } from '../../domain/numbers.ts';

/** The register of parameters as the server would give it. */
export const registered: RegisterRecord[] = parametros.map(({ id, sigla, descricao, minimo, maximo }) => ({
  id,
  sigla,
  descricao,
  minimo,
  maximo,
  flagAtivo: 1,
  dtCadastro: '2026-01-01T00:00:00.000Z',
}));

/** Collections with all 27 results; every thirteenth value is signed. */
export function manyColetas(count: number): Coleta[] {
  return Array.from({ length: count }, (_, index) => {
    const results = parametros.map(({ chave }, position) => {
      const text = formatNumber(((index * 31 + position * 17) % 2000) / 100 + 0.01, 2);
      return [chave, (index + position) % 13 === 0 ? `<${text}` : text];
    });
    return {
      id: index + 1,
      identificacao: String(index + 1),
      idPessoa: 1,
      nomeCliente: 'Indústria Fictícia',
      pontoColeta: 'Cx Saída',
      RTPontoColeta3: `P${(index % 4) + 1}`,
      amostrador: 'Amostrador automático 01',
      dtInstalaco: `${addDays('2000-01-01', index)} 08:00`,
      tempoInstalacao: '24:00',
      dtRetirada: `${addDays('2000-01-02', index)} 08:00`,
      qtdeColeta: 24,
      codigoAmostra: `DEMO-${index}`,
      flagChuva: index % 7 === 0 ? 1 : 0,
      medidorInicial: index * 100,
      medidorFinal: index * 100 + 90,
      volumeMedido: 90,
      idTipoDBO: (index % 5) + 1,
      DBO: null,
      ...Object.fromEntries(results),
    };
  });
}
