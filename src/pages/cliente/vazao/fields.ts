import type { Field } from '../../../../resources/defineRegister.ts';

const text = (name: string, label: string, maxLength: number) => ({ name, label, kind: 'text', maxLength }) as const;
const date = (name: string, label: string) => ({ name, label, kind: 'date' }) as const;
const choice = (name: string, label: string) => ({ name, label, kind: 'integer' }) as const;

/**
 * The fields of a flow meter in form order (spec 2 §2.3 and §3). The specification names the labels and the API's
 * fields apart; 'Verificado em' and 'Motivo' are the two notes, of the check and of the charge.
 */
export const MEDIDOR_FIELDS = {
  registro: text('registro', 'Registro', 60),
  data: date('data', 'Data'),
  tecnico: choice('idUsuarioTecnico', 'Técnico'),
  tipo: choice('idTipo', 'Tipo'),
  calibracao: date('dtAtualCalibragem', 'Calibração'),
  verificar: date('dtProximaCalibragem', 'Verificar em'),
  verificado: text('obsAtualCalibragem', 'Verificado em', 1000),
  validade: date('dtValidadeCalibragem', 'Validade'),
  lacre: text('lacre', 'Lacre', 60),
  serie: text('nroSerie', 'Nº Série', 60),
  equipamento: text('codigoEquipamento', 'Cód. Equip', 60),
  modelo: text('modelo', 'Modelo', 120),
  calculo: choice('idCalculoHorimetro', 'Cálculo (horímetro)'),
  certificado: { name: 'flagCertificado', label: 'Certificado', kind: 'simNao', default: 0 },
  fonte: text('fonte', 'Fonte', 120),
  situacao: { name: 'flagAtivo', label: 'Situação', kind: 'situacao', default: 1 },
  motivo: { name: 'obsCobranca', label: 'Motivo', kind: 'multiline', maxLength: 1000 },
} as const satisfies Record<string, Field>;

export const FIELDS: readonly Field[] = Object.values(MEDIDOR_FIELDS);
