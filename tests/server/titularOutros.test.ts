import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAudit, SYSTEM } from '../../server/audit.ts';
import { type Caller, ENGINE, startServer, type TestServer } from './harness.ts';
import { wholeDatabase } from './wholeDatabase.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const post = async (url: string, body: object) => {
  const reply = await admin.post(url, body);
  expect([url, reply.status, reply.body.listaMensagens]).toEqual([url, 200, []]);
  return reply.body.listaResultados;
};

async function fillLog(): Promise<void> {
  await server.databases.write.transaction().execute(async (tx) => {
    const entry = { tabela: 'Roteiro', id: 1, acao: 'Alteração', after: { descricao: 'Zona norte' } } as const;
    for (let index = 0; index < 600; index += 1) await recordAudit(tx, SYSTEM, new Date(), entry);
  });
}

const PERSON = {
  nome: 'Genoveva Tarouca Brandão',
  flagTipoPessoa: 'F',
  nroDocumento: '529.982.247-25',
};
const COMPANY = { nome: 'Curtume Exemplo', flagTipoPessoa: 'J', flagAtivo: 1 };

describe(`on ${ENGINE}`, () => {
  test('an erasure takes the person out of what other clients’ records and their log say of them by whole name or CPF', async () => {
    const { id } = await post('/api/Pessoa', { ...PERSON, codigo: 'O-1' });
    const company = { ...COMPANY, codigo: 'O-2', obsPrincipal: 'Sócia: GENOVEVA  TAROUCA BRANDAO; CPF 52998224725' };
    const { id: idPessoa } = await post('/api/Pessoa', company);
    const next = { ...company, id: idPessoa, versao: 1, obsPrincipal: 'Da sócia: 529 982 247-25' };
    await post('/api/Pessoa', next);
    const contact = { idPessoa, nome: 'Recepção', obs: 'Perguntar por Genoveva Tarouca Brandão', flagAtivo: 1 };
    const { id: idContato } = await post('/api/PessoaContato', contact);
    const point = { idPessoa, descricao: 'Saída', planoAmostragem: 'Avisar Genoveva Tarouca Brandão' };
    const { id: idPonto } = await post('/api/PessoaPontoColeta', point);
    const hidrometro = { idPessoa, registro: 'H-9', uc: '7', flagAtivo: 1, flagMedidorVazao: 0 };
    const { id: idHidrometro } = await post('/api/PessoaHidrometro', hidrometro);
    const reading = { idHidrometro, idMes: 10, idAno: 2026, leituraAnterior: 100, leituraAtual: 150 };
    const obs = 'Portão aberto por Genoveva Tarouca Brandão';
    const { id: idLeitura } = await post('/api/PessoaHidrometroLancamento', { ...reading, obs });

    await post('/api/Pessoa/apagar', { id });

    const whole = (await wholeDatabase(server.databases)).toLowerCase();
    expect(['genoveva', 'tarouca', '52998224725', '529.982'].filter((trace) => whole.includes(trace))).toEqual([]);
    const { read } = server.databases;
    const one = (table: 'Pessoa' | 'PessoaContato' | 'PessoaPontoColeta' | 'PessoaHidrometroLancamento', key: number) =>
      read.selectFrom(table).selectAll().where('id', '=', key).executeTakeFirstOrThrow();
    expect(await one('Pessoa', idPessoa)).toMatchObject({
      nome: 'Curtume Exemplo',
      obsPrincipal: 'Da sócia: (apagado)',
      versao: 3,
    });
    expect(await one('PessoaContato', idContato)).toMatchObject({ nome: 'Recepção', obs: 'Perguntar por (apagado)' });
    expect(await one('PessoaPontoColeta', idPonto)).toMatchObject({ planoAmostragem: 'Avisar (apagado)', versao: 2 });
    expect(await one('PessoaHidrometroLancamento', idLeitura)).toMatchObject({
      obs: 'Portão aberto por (apagado)',
      volumeMedido: 50,
      versao: 2,
    });
    const log = await admin.get(`/api/logUser/?tabela=Pessoa&idReferencia=${idPessoa}`);
    const told = 'obsPrincipal: Sócia: (apagado); CPF (apagado) → Da sócia: (apagado)';
    expect(log.body.listaResultados.map(({ acao }: { acao: string }) => acao).join('\n')).toContain(told);
  });

  test('a text that was changed or emptied before the erasure is left in no log, be it long ago', async () => {
    const person = { ...PERSON, nome: "Policarpo d'Ávila Quaresma", nroDocumento: '714.602.380-01' };
    const { id } = await post('/api/Pessoa', person);
    const company = { ...COMPANY, codigo: 'O-7', obsPrincipal: 'Falar com Policarpo D’Avila Quaresma' };
    const { id: idPessoa } = await post('/api/Pessoa', company);
    await post('/api/Pessoa', { ...company, id: idPessoa, versao: 1, obsPrincipal: 'CPF 714 602 380 01' });
    await post('/api/Pessoa', { ...company, id: idPessoa, versao: 2, obsPrincipal: 'Nada' });
    const hidrometro = { idPessoa, registro: 'H-12', uc: '8', flagAtivo: 1, flagMedidorVazao: 0 };
    const { id: idHidrometro } = await post('/api/PessoaHidrometro', hidrometro);
    const reading = { idHidrometro, idMes: 9, idAno: 2026, leituraAtual: 150 };
    const told = { obs: 'Com Policarpo d`Ávila\nQuaresma', motivo: 'Disse 71460238001' };
    const { id: idLeitura, versao } = await post('/api/PessoaHidrometroLancamento', { ...reading, ...told });
    await post('/api/PessoaHidrometroLancamento', { ...reading, id: idLeitura, versao, obs: '', motivo: '' });
    // So many more that SQLite's text index holds those.
    await fillLog();
    const before = await wholeDatabase(server.databases);
    expect(['Quaresma', '714 602', '71460238001'].filter((trace) => !before.includes(trace))).toEqual([]);

    await post('/api/Pessoa/apagar', { id });

    const whole = (await wholeDatabase(server.databases)).toLowerCase();
    const traces = ['policarpo', 'quaresma', '71460238001', '714 602', '714.602'];
    expect(traces.filter((trace) => whole.includes(trace))).toEqual([]);
    const found = await admin.get('/api/logUser?pesquisa=Policarpo');
    expect(found.body.listaResultados).toEqual([]);
    const log = await admin.get(`/api/logUser/?tabela=Pessoa&idReferencia=${idPessoa}`);
    expect(log.body.listaResultados.map(({ acao }: { acao: string }) => acao).join('\n')).toContain(
      'obsPrincipal: Falar com (apagado) → CPF (apagado)',
    );
    expect((await admin.get(`/api/Pessoa/${idPessoa}`)).body.listaResultados.versao).toBe(3);
  });

  test('who was registered with the surnames first is taken out as they are called there, be it of former texts', async () => {
    const person = { ...PERSON, nome: 'Xavante, Bartolomeu', nroDocumento: '111.444.777-35' };
    const { id } = await post('/api/Pessoa', person);
    const company = { ...COMPANY, codigo: 'O-9', obsPrincipal: 'Tratar com Xavante, Bartolomeu' };
    const { id: idPessoa } = await post('/api/Pessoa', company);
    const point = { idPessoa, descricao: 'Saída', planoAmostragem: 'Avisar XAVANTE, BARTOLOMEU ou Bartolomeu Xavante' };
    const { id: idPonto } = await post('/api/PessoaPontoColeta', point);
    await post('/api/Pessoa', { ...company, id: idPessoa, versao: 1, obsPrincipal: 'Nada' });

    await post('/api/Pessoa/apagar', { id });

    const whole = (await wholeDatabase(server.databases)).toLowerCase();
    expect(['xavante', 'bartolomeu'].filter((trace) => whole.includes(trace))).toEqual([]);
    const { read } = server.databases;
    const kept = read.selectFrom('PessoaPontoColeta').select('planoAmostragem').where('id', '=', idPonto);
    expect(await kept.executeTakeFirst()).toEqual({ planoAmostragem: 'Avisar (apagado) ou (apagado)' });
    const log = await admin.get(`/api/logUser/?tabela=Pessoa&idReferencia=${idPessoa}`);
    expect(JSON.stringify(log.body)).toContain('Tratar com (apagado)');
  });

  test('a former text with a name too short for an index is found as well', async () => {
    const person = { ...PERSON, nome: 'Yu Xo', nroDocumento: '987.654.321-00' };
    const { id } = await post('/api/Pessoa', person);
    const company = { ...COMPANY, codigo: 'O-8', obsPrincipal: 'Falar com Yu Xo' };
    const { id: idPessoa } = await post('/api/Pessoa', company);
    await post('/api/Pessoa', { ...company, id: idPessoa, versao: 1, obsPrincipal: '' });
    await post('/api/Pessoa/apagar', { id });
    const log = await admin.get(`/api/logUser/?tabela=Pessoa&idReferencia=${idPessoa}`);
    expect(JSON.stringify(log.body)).toContain('Falar com (apagado)');
    expect(JSON.stringify(log.body)).not.toContain('Yu Xo');
  });

  test.each([
    ['part of a name', { obsPrincipal: 'Falar com Hermínia; Hermínia Sotomaior' }],
    ['a longer name that another client bears', { obsPrincipal: 'Ver Hermínia Sotomaior Vidal Filha' }],
    ['a CPF that is another’s', { obsPrincipal: 'CPF 111.444.777-35' }],
  ])('%s stays in other clients, whose versions stay too', async (_what, texts) => {
    const person = { ...PERSON, nome: 'Hermínia Sotomaior Vidal', nroDocumento: '390.533.447-05' };
    const { id } = await post('/api/Pessoa', person);
    await post('/api/Pessoa', { ...COMPANY, nome: 'Hermínia Sotomaior Vidal Filha' });
    const { id: other } = await post('/api/Pessoa', { ...COMPANY, ...texts });
    await post('/api/Pessoa/apagar', { id });
    const { obsPrincipal, versao } = (await admin.get(`/api/Pessoa/${other}`)).body.listaResultados;
    expect({ obsPrincipal, versao }).toEqual({ ...texts, versao: 1 });
  });

  test('a street that bears the person’s name stays in other clients’ addresses', async () => {
    const { id } = await post('/api/Pessoa', {
      ...PERSON,
      nome: 'Odorico Paranhos Teles',
      nroDocumento: '153.509.460-56',
    });
    const { id: idPessoa } = await post('/api/Pessoa', COMPANY);
    const logradouro = 'Rua Odorico Paranhos Teles';
    const place = { complemento: 'Chave com Odorico Paranhos Teles', cidade: 'Guarulhos', uf: 'SP', numero: '5' };
    await post('/api/PessoaEndereco/1', { idPessoa, logradouro, ...place });
    await post('/api/Pessoa/apagar', { id });
    const [found] = (await admin.get(`/api/PessoaEndereco?idPessoa=${idPessoa}`)).body.listaResultados;
    expect(found).toMatchObject({ logradouro, complemento: 'Chave com (apagado)' });
  });
});
