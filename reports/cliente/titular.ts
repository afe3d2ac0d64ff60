import type { DadosDoCliente } from '../../contract/clientes.ts';
import { CONTATO } from '../../resources/cliente/contato.ts';
import { ENDERECO } from '../../resources/cliente/endereco.ts';
import { PESSOA_LIDA } from '../../resources/cliente/pessoa.ts';
import type { Workbook } from '../engine/report.ts';
import { partesSheets } from './partes.ts';
import { DEGREES, DT_CADASTRO, fieldsSheet, listSheet, registrosSheet, type SheetField } from './sheets.ts';

const { idRamoAtividade, idRoteiro } = PESSOA_LIDA;
/** The records that a client names stand by their names. */
const NAMED = {
  ...PESSOA_LIDA,
  idRamoAtividade: { ...idRamoAtividade, name: 'ramo', kind: 'text' },
  idRoteiro: { ...idRoteiro, name: 'roteiro', kind: 'text' },
} as const;
const FIELDS: readonly SheetField[] = [...Object.values(NAMED), DT_CADASTRO];
const { latitude, longitude } = ENDERECO;
const DO_ENDERECO = { ...ENDERECO, latitude: { ...latitude, ...DEGREES }, longitude: { ...longitude, ...DEGREES } };

/** All that is held on a client who is a person, as a file to hand over (Lei 13.709/2018, art. 18 and 19). */
export function titularWorkbook(
  { cliente, enderecos, contatos, registros, ...partes }: DadosDoCliente,
  emittedAt: string,
): Workbook {
  return {
    file: `cliente_${cliente.id}.xlsx`,
    emittedAt,
    sheets: [
      fieldsSheet('Dados', FIELDS, cliente),
      listSheet('Endereços', Object.values(DO_ENDERECO), enderecos),
      listSheet('Contatos', Object.values(CONTATO), contatos),
      ...partesSheets(partes),
      registrosSheet(registros),
    ],
  };
}
