import { KINDS_OF_DBO } from '../../domain/coleta/tipoDbo.ts';
import type { Field } from '../defineRegister.ts';

const TIME = { kind: 'text', maxLength: 5 } as const;
const READING = { kind: 'decimal', decimals: 3 } as const;

/**
 * The collection's own fields (spec 2 §2.3), in the order in which staff read them from paper; its laboratory values are of
 * `domain/coleta/parametros`. A call has the times within their days (`contract/historico`).
 */
export const COLETA = {
  pontoColeta: { name: 'pontoColeta', label: 'Ponto de coleta', kind: 'text', maxLength: 200 },
  dtInstalaco: { name: 'dtInstalaco', label: 'Instalação', kind: 'date' },
  horaInstalacao: { name: 'horaInstalacao', label: 'Hora da instalação', ...TIME },
  dtRetirada: { name: 'dtRetirada', label: 'Retirada', kind: 'date', required: true },
  horaRetirada: { name: 'horaRetirada', label: 'Hora da retirada', ...TIME },
  tempoInstalacao: { name: 'tempoInstalacao', label: 'ΔT', kind: 'text', maxLength: 20 },
  qtdeColeta: { name: 'qtdeColeta', label: 'Q', kind: 'integer' },
  codigoAmostra: { name: 'codigoAmostra', label: 'CM', kind: 'text', maxLength: 60 },
  amostrador: { name: 'amostrador', label: 'Amostrador', kind: 'text', maxLength: 120 },
  flagChuva: { name: 'flagChuva', label: 'Chuva', kind: 'simNao' },
  medidorInicial: { name: 'medidorInicial', label: 'Leitura Inicial', ...READING },
  medidorFinal: { name: 'medidorFinal', label: 'Leitura Final', ...READING },
  volumeMedido: { name: 'volumeMedido', label: 'Volume Medido', ...READING },
  flagMedidorInoperante: { name: 'flagMedidorInoperante', label: 'Medidor inoperante', kind: 'simNao', default: 0 },
  idTipoDBO: {
    name: 'idTipoDBO',
    label: 'Tipo de DBO',
    kind: 'integer',
    choices: KINDS_OF_DBO,
    default: 1,
    required: true,
  },
} as const satisfies Record<string, Field>;
