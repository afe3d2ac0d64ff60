import { describe, expect, test } from 'vitest';
import { callName } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import { RECUSAS } from '../../domain/leitura/reading.ts';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import lancamento from '../../i18n/pt-BR/lancamento.ts';
import { planilhaDeLeituras } from '../../reports/leituras-do-mes/workbook.ts';
import { fieldOf } from '../../resources/log/tables.ts';
import { labelAt } from '../../server/issues.ts';

const { gruposAcesso, usuarios, modulos, sinonimos } = contract;

const SAVES = [
  gruposAcesso.save,
  gruposAcesso.savePermissions,
  usuarios.create,
  usuarios.update,
  modulos.create,
  modulos.update,
  modulos.createMenu,
  modulos.updateMenu,
  sinonimos.create,
];
/** Nobody types these; what is said of a first password names it itself. */
const UNTYPED = ['id', 'versao', 'idUsuario', 'senha'];

describe.each(SAVES.map((call) => [callName(call), call] as const))('%s', (_, { body }) => {
  const names = Object.keys(body.shape).filter((name) => !UNTYPED.includes(name));

  test('what is told of a refused field names it by its label', () => {
    expect(names.filter((name) => !labelAt(body, [name]))).toEqual([]);
  });
});

test('what is wrong in a list is told of the list', () => {
  expect(labelAt(gruposAcesso.savePermissions.body, ['menusPodeEditar', 3])).toBe('Menus que o grupo pode editar');
});

test('the hours of a reading have one name in the grid, in its workbook, in the log and where they are refused', () => {
  const { sheets } = planilhaDeLeituras(
    { leituras: [], categorias: {}, configuracao: CONFIGURACAO_PADRAO },
    { filters: { idMes: 11, idAno: 2026, nomeCliente: '', medidorVazao: '' }, emittedAt: '2026-11-20T13:05:00.000Z' },
  );
  const names = [
    sheets[0]?.columns.find(({ field }) => field === 'tempoFinal')?.header,
    fieldOf('PessoaHidrometroLancamento', 'tempoFinal')?.label,
    labelAt(contract.leituras.save.body, ['tempoFinal']),
  ];
  expect(names).toEqual(Array.from(names, () => lancamento.coluna.tempoTotal));
});

test('that a meter was replaced or rolled over has one name in the grid, in the log and where a reading is refused', () => {
  const refusals = Object.values(RECUSAS).flatMap(({ texto }) => (texto.includes('negativo') ? [texto] : []));
  const texts = [
    lancamento.coluna.medidor.toLowerCase(),
    fieldOf('PessoaHidrometroLancamento', 'reinicioMedidor')?.label,
    RECUSAS['volume-negativo'].texto,
    ...refusals,
  ];
  expect(refusals).toHaveLength(2);
  expect(texts.filter((text) => !text?.includes('substituído ou virado'))).toEqual([]);
});
