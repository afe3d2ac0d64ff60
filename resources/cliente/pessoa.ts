import { defineFields } from './defineFields.ts';

/** What is said of a client itself, 'Dados' (spec 2 §2.3), and can be written. */
export const PESSOA = defineFields({
  codigo: { label: 'Código', kind: 'text', maxLength: 30 },
  nome: { label: 'Nome', kind: 'text', required: true, maxLength: 160 },
  flagAtivo: { label: 'Status', kind: 'situacao', default: 1 },
  flagTipoPessoa: {
    label: 'Tipo Pessoa',
    kind: 'text',
    default: 'J',
    choices: [
      ['J', 'Jurídica'],
      ['F', 'Física'],
    ],
  },
  idIntegracao: { label: 'ID conta', kind: 'text', maxLength: 40, loose: true },
  razaoSocial: { label: 'Nome Fantasia', kind: 'text', maxLength: 160 },
  idRamoAtividade: { label: 'Ramo de Atividade', kind: 'integer', of: 'RamoAtividade' },
  idRoteiro: { label: 'Roteiro', kind: 'integer', of: 'Roteiro' },
  rg: { label: 'RG', kind: 'text', maxLength: 30 },
  nroDocumento: { label: 'CPF/CNPJ', kind: 'text', maxLength: 30 },
  inscEstadual: { label: 'Inscrição Estadual', kind: 'text', maxLength: 30 },
  ufRG: { label: 'UF', kind: 'text', maxLength: 2 },
  obsPrincipal: { label: 'OBS', kind: 'multiline', maxLength: 4000 },
});

/** What tells who a natural person is, and is erased at the person's request. */
export const PESSOA_PESSOAL = [
  'nome',
  'razaoSocial',
  'rg',
  'nroDocumento',
  'inscEstadual',
  'ufRG',
  'obsPrincipal',
  'obsSecundaria',
] as const;

/** All of it: OBS myLIMS comes from the laboratory's system. */
export const PESSOA_LIDA = {
  ...PESSOA,
  ...defineFields({ obsSecundaria: { label: 'OBS myLIMS', kind: 'multiline', maxLength: 100_000 } }),
};
