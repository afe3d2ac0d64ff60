import { defineFields } from './defineFields.ts';

/**
 * A flow meter of a client (spec 2 §2.3 and §3). The specification names the labels and the API's fields apart;
 * 'Verificado em' and 'Motivo' are the two notes, of the check and of the charge.
 */
export const MEDIDOR = defineFields({
  registro: { label: 'Registro', kind: 'text', maxLength: 60, loose: true },
  data: { label: 'Data', kind: 'date' },
  idUsuarioTecnico: { label: 'Técnico', kind: 'integer', of: 'Usuario' },
  idTipo: { label: 'Tipo', kind: 'integer', of: 'PessoaMedidorVazaoTipo' },
  dtAtualCalibragem: { label: 'Calibração', kind: 'date' },
  dtProximaCalibragem: { label: 'Verificar em', kind: 'date' },
  obsAtualCalibragem: { label: 'Verificado em', kind: 'text', maxLength: 1000 },
  dtValidadeCalibragem: { label: 'Validade', kind: 'date' },
  lacre: { label: 'Lacre', kind: 'text', maxLength: 60, loose: true },
  nroSerie: { label: 'Nº Série', kind: 'text', maxLength: 60, loose: true },
  codigoEquipamento: { label: 'Cód. Equip', kind: 'text', maxLength: 60, loose: true },
  modelo: { label: 'Modelo', kind: 'text', maxLength: 120, loose: true },
  idCalculoHorimetro: { label: 'Cálculo (horímetro)', kind: 'integer', of: 'CalculoHorimetro' },
  flagCertificado: {
    label: 'Certificado',
    kind: 'simNao',
    default: 0,
    choices: [
      [1, 'Válido'],
      [0, 'Inválido'],
    ],
  },
  fonte: { label: 'Fonte', kind: 'text', maxLength: 120, loose: true },
  flagAtivo: { label: 'Situação', kind: 'situacao', default: 1 },
  obsCobranca: { label: 'Motivo', kind: 'multiline', maxLength: 1000 },
});
