import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { sentFields } from '../../contract/fields.ts';
import { contract } from '../../contract/index.ts';
import { registerCalls } from '../../contract/registers.ts';
import { CONTATO } from '../../resources/cliente/contato.ts';
import type { ClientFields } from '../../resources/cliente/defineFields.ts';
import { ENDERECO } from '../../resources/cliente/endereco.ts';
import { HIDROMETRO } from '../../resources/cliente/hidrometro.ts';
import { MEDIDOR } from '../../resources/cliente/medidor.ts';
import { MONITORAMENTO } from '../../resources/cliente/monitoramento.ts';
import { PESSOA } from '../../resources/cliente/pessoa.ts';
import { PONTO_COLETA } from '../../resources/cliente/pontoColeta.ts';
import { storedFields } from '../../resources/defineRegister.ts';
import { REGISTERS } from '../../resources/registry.ts';
import { CONFIGURACAO } from '../../resources/relatorio/configuracao.ts';

const SEVERAL = 'a\r\nb';
/** What becomes of several lines in a field of a kind. */
const kept = (kind: string) => (kind === 'multiline' ? SEVERAL : 'a b');

describe('a text whose input has one line is kept in one, others as they were typed', () => {
  const clients: ClientFields[] = [PESSOA, ENDERECO, CONTATO, HIDROMETRO, MEDIDOR, MONITORAMENTO, PONTO_COLETA];
  const ofClients = clients.flatMap((fields) => {
    const schemas = sentFields(fields);
    return Object.entries(fields).flatMap(([name, field]) =>
      (field.kind === 'text' || field.kind === 'multiline') && !('choices' in field) && field.maxLength > 3
        ? [[`${field.label} (${name})`, field.kind, schemas[name]!] as const]
        : [],
    );
  });
  const ofRegisters = REGISTERS.flatMap((register) => {
    const schemas: Readonly<Record<string, z.ZodType>> = registerCalls(register).save.body.shape;
    return storedFields(register).flatMap(({ name, label, kind, maxLength = 255 }) =>
      (kind === 'text' || kind === 'multiline') && maxLength > 3
        ? [[`${register.entity}: ${label}`, kind, schemas[name]!] as const]
        : [],
    );
  });
  const { shape: texts } = contract.configuracaoRelatorios.save.body;
  const ofReports = CONFIGURACAO.map(({ name, label, kind }) => [label, kind, texts[name]] as const);

  test.each([...ofClients, ...ofRegisters, ...ofReports])('%s: %s', (_, kind, schema) => {
    expect(schema.parse(SEVERAL)).toBe(kept(kind));
    expect(schema.parse(kept(kind))).toBe(kept(kind));
  });

  test('addresses are of one line with the blanks that were typed, the texts of messages as they came', () => {
    const sent = { emailPadrao: ' a@b.br ;\nc@d.br; ', textoPadrao: '<p>\n</p> ', textoAcompanhamento: null };
    const kept = { ...sent, emailPadrao: 'a@b.br ; c@d.br;', textoAcompanhamento: '' };
    expect(contract.configuracaoApp.save.body.parse(sent)).toMatchObject(kept);
    const typed = ' a@b.br ;; c@d.br; ';
    expect(contract.configuracaoApp.save.body.parse({ ...sent, emailPadrao: typed }).emailPadrao).toBe(typed);
  });

  test('of a protocol why it was given up alone', () => {
    const told = { nomeCliente: SEVERAL, contato: SEVERAL, numeroLacre: SEVERAL, motivoCancelamento: SEVERAL };
    const uuid = '00000000-0000-4000-8000-000000000001';
    const kept = { nomeCliente: 'a b', contato: 'a b', numeroLacre: 'a b', motivoCancelamento: SEVERAL };
    expect(contract.protocolos.enviar.body.parse({ uuid, ...told })).toMatchObject(kept);
  });

  const reading = { idHidrometro: 1, idMes: 1, idAno: 2026 };
  test.each([
    [
      'a reading',
      contract.leituras.save,
      reading,
      { obs: 'multiline', motivo: 'text', medidorStatusNome: 'text', horaInicial: 'text' },
    ],
    ['colours', contract.cores.save, { idPessoa: 1, cor: 2, listaIds: [1] }, { motivo: 'multiline', valores: 'text' }],
    [
      'a collection',
      contract.historico.update,
      { id: 1 },
      { amostrador: 'text', codigoAmostra: 'text', pontoColeta: 'text', tempoInstalacao: 'text' },
    ],
    ['a group', contract.gruposAcesso.save, {}, { nome: 'text' }],
    ['a module', contract.modulos.create, { path: 'm', icone: 'modulo' }, { nome: 'text' }],
  ] as const)('%s', (_, { body }, others, kinds) => {
    const sent = Object.fromEntries(Object.keys(kinds).map((name) => [name, SEVERAL]));
    const expected = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, kept(kind)]));
    expect(body.parse({ ...others, ...sent })).toMatchObject(expected);
  });
});
