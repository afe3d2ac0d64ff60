import type { Field } from '../../../resources/defineRegister.ts';

/** The fields of 'Dados' in form order (spec 2 §2.3), with the lengths that the API takes. */
export const CLIENTE_FIELDS = {
  codigo: { name: 'codigo', label: 'Código', kind: 'text', maxLength: 30 },
  nome: { name: 'nome', label: 'Nome', kind: 'text', required: true, maxLength: 160 },
  flagAtivo: { name: 'flagAtivo', label: 'Status', kind: 'situacao', default: 1 },
  flagTipoPessoa: { name: 'flagTipoPessoa', label: 'Tipo Pessoa', kind: 'text', default: 'J' },
  idIntegracao: { name: 'idIntegracao', label: 'ID conta', kind: 'text', maxLength: 40 },
  razaoSocial: { name: 'razaoSocial', label: 'Nome Fantasia', kind: 'text', maxLength: 160 },
  idRamoAtividade: { name: 'idRamoAtividade', label: 'Ramo de Atividade', kind: 'integer' },
  idRoteiro: { name: 'idRoteiro', label: 'Roteiro', kind: 'integer' },
  rg: { name: 'rg', label: 'RG', kind: 'text', maxLength: 30 },
  nroDocumento: { name: 'nroDocumento', label: 'CPF/CNPJ', kind: 'text', maxLength: 30 },
  inscEstadual: { name: 'inscEstadual', label: 'Inscrição Estadual', kind: 'text', maxLength: 30 },
  ufRG: { name: 'ufRG', label: 'UF', kind: 'text', maxLength: 2 },
  obsPrincipal: { name: 'obsPrincipal', label: 'OBS', kind: 'multiline', maxLength: 4000 },
  obsSecundaria: { name: 'obsSecundaria', label: 'OBS myLIMS', kind: 'multiline', maxLength: 100_000 },
} as const satisfies Record<string, Field>;

/** Those that a save carries. OBS myLIMS comes from the laboratory's system. */
export const WRITTEN_FIELDS: readonly Field[] = Object.values(CLIENTE_FIELDS).filter(
  ({ name }) => name !== CLIENTE_FIELDS.obsSecundaria.name,
);

/** The federative units, for 'UF'. */
export const UFS = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(
  ' ',
) as readonly string[];
