import { RESTARTS } from '../../domain/leitura/restart.ts';
import type { Field } from '../defineRegister.ts';

/** A time of day, or what an hour-meter says. */
const HOURS = { kind: 'text', maxLength: 20 } as const;

/** A meter's reading of a month (spec 2 §2.4 and §3): what is typed, and what is calculated of it. */
export const LEITURA = {
  idCategoriaCobranca: { name: 'idCategoriaCobranca', label: 'Tipo de Cobrança', kind: 'integer' },
  leituraAnterior: { name: 'leituraAnterior', label: 'Leitura anterior', kind: 'decimal' },
  leituraAtual: { name: 'leituraAtual', label: 'Leitura atual', kind: 'decimal' },
  volumeMedido: { name: 'volumeMedido', label: 'Volume medido', kind: 'decimal' },
  volumeCorrigido: { name: 'volumeCorrigido', label: 'Volume corrigido', kind: 'decimal' },
  tempoAnterior: { name: 'tempoAnterior', label: 'Tempo anterior', ...HOURS },
  tempoAtual: { name: 'tempoAtual', label: 'Tempo atual', ...HOURS },
  tempoFinal: { name: 'tempoFinal', label: 'Tempo total', ...HOURS },
  horaInicial: { name: 'horaInicial', label: 'Hora inicial', ...HOURS },
  horaFinal: { name: 'horaFinal', label: 'Hora final', ...HOURS },
  volumeCorrido: { name: 'volumeCorrido', label: 'Volume corrido', kind: 'decimal' },
  medidorStatusNome: { name: 'medidorStatusNome', label: 'Situação do medidor', kind: 'text', maxLength: 60 },
  reinicioMedidor: {
    name: 'reinicioMedidor',
    label: 'Medidor substituído ou virado?',
    kind: 'integer',
    choices: RESTARTS,
  },
  obs: { name: 'obs', label: 'OBS', kind: 'multiline', maxLength: 1000 },
  motivo: { name: 'motivo', label: 'Motivo', kind: 'text', maxLength: 500 },
  flagMedia: { name: 'flagMedia', label: 'Média?', kind: 'simNao' },
  flagMedidoInformado: { name: 'flagMedidoInformado', label: 'Volume medido informado?', kind: 'simNao' },
  flagCorrigidoInformado: { name: 'flagCorrigidoInformado', label: 'Volume corrigido informado?', kind: 'simNao' },
} as const satisfies Record<string, Field>;
