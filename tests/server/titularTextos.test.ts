import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertAll } from '../../server/database/insert.ts';
import { addCollection } from './clienteSub.ts';
import { type Caller, ENGINE, startServer, type TestServer } from './harness.ts';
import { wholeDatabase } from './wholeDatabase.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const PERSON = {
  codigo: 'F-88',
  nome: 'Quitéria da Silva Zimbro',
  flagTipoPessoa: 'F',
  nroDocumento: '529.982.247-25',
};
const TRACES = ['quit', 'zimbro', 'teobaldo', '982247', '982.247', '98888'];
const left = async () => {
  const text = (await wholeDatabase(server.databases)).toLowerCase();
  return TRACES.filter((trace) => text.includes(trace));
};

const post = async (url: string, body: object) => {
  const reply = await admin.post(url, body);
  expect([url, reply.status, reply.body.listaMensagens]).toEqual([url, 200, []]);
  return reply.body.listaResultados;
};

interface Parts {
  id: number;
  ponto: number;
  hidrometro: number;
  leitura: number;
  coleta: number;
}
let parts: Parts;
/** A client who is a person, named in a text of everything that hangs on it; each was changed once, some removed. */
beforeEach(async () => {
  const { id } = await post('/api/Pessoa', PERSON);
  const idPessoa = id;
  await post('/api/PessoaContato', { idPessoa, nome: 'Teobaldo Sousa', telefone: '(11) 98888-7777', flagAtivo: 1 });
  const ponto = { idPessoa, descricao: 'Saída – Quitéria da Silva Zimbro' };
  const { id: idPonto } = await post('/api/PessoaPontoColeta', { ...ponto, planoAmostragem: 'Ligar a Teobaldo Sousa' });
  await post('/api/PessoaPontoColeta', { ...ponto, id: idPonto, versao: 1, planoAmostragem: 'Composta, 24 h' });
  const gone = await post('/api/PessoaPontoColeta', { idPessoa, descricao: 'Fundos, Quitéria Zimbro' });
  await admin.delete(`/api/PessoaPontoColeta?id=${gone.id}`);
  await post('/api/PessoaMedidorVazao', {
    idPessoa,
    registro: 'QUITERIA ZIMBRO 01',
    obsCobranca: 'Pedido de Quitéria Zimbro, CPF 52998224725, tel. 11 98888 7777',
    fonte: 'Poço',
  });
  const hidrometro = { idPessoa, registro: 'Quitéria Zimbro 01', uc: '7', flagAtivo: 1, flagMedidorVazao: 0 };
  const { id: idHidrometro } = await post('/api/PessoaHidrometro', hidrometro);
  const reading = { idHidrometro, idMes: 10, idAno: 2026, leituraAnterior: 100, leituraAtual: 150 };
  const { id: leitura } = await post('/api/PessoaHidrometroLancamento', {
    ...reading,
    obs: 'Lida com Teobaldo Sousa; portão fechado',
    motivo: 'Conferida por quiteria da silva zimbro',
  });
  const year = { idPessoa, ano: 2025, volume: 300, dboAtual: 1, cargaOrganica: 99, motivo: 'Dito por Quitéria Zimbro' };
  await post('/api/RelatorioMonitoramento/anual/inserir', year);
  const coleta = await addCollection(
    server.databases,
    { idPessoa, dtRetirada: '2026-03-02', idPontoColeta: idPonto },
    { 2: '<0,05' },
  );
  const change = { identificacao: coleta, idClienteSave: id, amostrador: 'Teobaldo Sousa', codigoAmostra: 'A-1' };
  await post('/api/HistoricoColeta/update-historico', { ...change, volumeMedido: 12.5 });
  const colour = { idPessoa, valores: '1', cor: 2, listaIds: [coleta], motivo: 'A pedido de Quitéria Zimbro' };
  await post('/api/HistoricoColeta/saveColor', colour);
  parts = { id, ponto: idPonto, hidrometro: idHidrometro, leitura, coleta };
});

describe(`on ${ENGINE}`, () => {
  test('an erasure takes the person out of the texts of what hangs on the client; figures and other words stay', async () => {
    expect(await left()).toEqual(TRACES);
    await post('/api/Pessoa/apagar', { id: parts.id });
    expect(await left()).toEqual([]);

    const { read } = server.databases;
    const one = (
      table: 'PessoaPontoColeta' | 'PessoaHidrometro' | 'PessoaHidrometroLancamento' | 'HistoricoColeta',
      id: number,
    ) => read.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(await one('PessoaPontoColeta', parts.ponto)).toMatchObject({
      descricao: 'Saída – (apagado)',
      planoAmostragem: 'Composta, 24 h',
      busca: 'saida – (apagado)',
      versao: 3,
    });
    expect(await one('PessoaHidrometro', parts.hidrometro)).toMatchObject({
      registro: '(apagado) 01',
      uc: '7',
      versao: 2,
    });
    expect(await one('PessoaHidrometroLancamento', parts.leitura)).toMatchObject({
      obs: 'Lida com (apagado); portão fechado',
      motivo: 'Conferida por (apagado)',
      leituraAnterior: 100,
      leituraAtual: 150,
      volumeMedido: 50,
      versao: 2,
    });
    expect(await one('HistoricoColeta', parts.coleta)).toMatchObject({
      amostrador: '(apagado)',
      codigoAmostra: 'A-1',
      volumeMedido: 12.5,
    });
    const meter = (await admin.get(`/api/PessoaMedidorVazao/${parts.id}`)).body.listaResultados[0];
    expect(meter).toMatchObject({
      registro: '(apagado) 01',
      obsCobranca: 'Pedido de (apagado), CPF (apagado), tel. (apagado)',
      fonte: 'Poço',
    });
    const year = (await admin.get(`/api/RelatorioMonitoramento/anual/${parts.id}`)).body.listaResultados[0];
    expect(year).toMatchObject({ motivo: 'Dito por (apagado)', volume: 300, cargaOrganica: 99 });
    const reasons = read.selectFrom('HistoricoColetaCor').select('motivo').where('idPessoa', '=', parts.id);
    expect(await reasons.execute()).toEqual([{ motivo: 'A pedido de (apagado)' }]);
  });

  test('the log tells what was done, without the person, and is found by the words that are left', async () => {
    await post('/api/Pessoa/apagar', { id: parts.id });
    const ofPoint = await admin.get(`/api/logUser/?tabela=PessoaPontoColeta&idReferencia=${parts.ponto}`);
    expect(ofPoint.body.listaResultados.map(({ acao }: { acao: string }) => acao)).toEqual([
      `Alteração em PessoaPontoColeta ${parts.ponto}\nplanoAmostragem: Ligar a (apagado) → Composta, 24 h`,
      `Inclusão em PessoaPontoColeta ${parts.ponto}\ndescricao: Saída – (apagado)\nplanoAmostragem: Ligar a (apagado)`,
    ]);
    const found = await admin.get(`/api/logUser/?pesquisa=port%C3%A3o%20fechado&idReferencia=${parts.leitura}`);
    expect(found.body.listaResultados.map(({ tabela }: { tabela: string }) => tabela)).toContain(
      'PessoaHidrometroLancamento',
    );
    const colours = await admin.get(`/api/logUser/?tabela=HistoricoColeta&idReferencia=${parts.coleta}`);
    expect(colours.body.listaResultados[0]).toMatchObject({ infoExtra: 'A pedido de (apagado)' });
  });

  test('of a log of many entries none is left out', async () => {
    const entry = {
      login: 'admin',
      evento: 'Alteração',
      tabela: 'PessoaHidrometroLancamento',
      idPessoa: parts.id,
    } as const;
    const mudancas = JSON.stringify([{ campo: 'obs', antes: null, depois: 'Lida com Quitéria Zimbro' }]);
    const more = { idReferencia: parts.leitura, mudancas, busca: 'lida com quiteria zimbro' };
    const rows = Array.from({ length: 450 }, () => ({ ...entry, ...more, dtAcao: '2026-01-01T00:00:00.000Z' }));
    await server.databases.write.transaction().execute((db) => insertAll(db, 'LogUsuario', rows));
    await post('/api/Pessoa/apagar', { id: parts.id });
    expect(await left()).toEqual([]);
  });

  test('a contact alone is taken out of the same texts, but for what another contact goes by too', async () => {
    const contact = { idPessoa: parts.id, nome: 'Bartira Oxum', telefone: '(11) 98888-7777', flagAtivo: 1 };
    await post('/api/PessoaContato', contact);
    const { id } = await server.databases.read
      .selectFrom('PessoaContato')
      .select('id')
      .where('idPessoa', '=', parts.id)
      .where('nome', '=', 'Teobaldo Sousa')
      .executeTakeFirstOrThrow();
    await post('/api/PessoaContato/apagar', { id });
    expect(await left()).toEqual(TRACES.filter((trace) => trace !== 'teobaldo'));
    const { obs } = await server.databases.read
      .selectFrom('PessoaHidrometroLancamento')
      .select('obs')
      .where('id', '=', parts.leitura)
      .executeTakeFirstOrThrow();
    expect(obs).toBe('Lida com (apagado); portão fechado');
    const meter = (await admin.get(`/api/PessoaMedidorVazao/${parts.id}`)).body.listaResultados[0];
    expect(meter.obsCobranca).toMatch(/Quitéria Zimbro, CPF 52998224725, tel. 11 98888 7777$/);
  });

  test('a contact is taken out of remarks on the client, on its addresses and on its other contacts, and of their log', async () => {
    const remark = 'Tratar com Bartira Oxum, (11) 97777-6666';
    const client = { nome: 'Indústria Bartira Oxum', flagTipoPessoa: 'J', obsPrincipal: remark };
    const { id: idPessoa, versao } = await post('/api/Pessoa', client);
    await post('/api/Pessoa', { ...client, id: idPessoa, versao, obsPrincipal: `${remark}!` });
    const place = { cidade: 'Bartira Oxum', complemento: remark };
    await post('/api/PessoaEndereco/1', { idPessoa, logradouro: 'Rua A', ...place });
    await post('/api/PessoaContato', {
      idPessoa,
      nome: 'Iuri Bartira Oxum',
      obs: `Filho de Bartira Oxum`,
      flagAtivo: 1,
    });
    const contact = { idPessoa, nome: 'Bartira Oxum', telefone: '(11) 97777-6666', flagAtivo: 1 };
    const { id } = await post('/api/PessoaContato', contact);
    await post('/api/PessoaContato/apagar', { id });

    const whole = await wholeDatabase(server.databases);
    expect(
      ['97777', 'Tratar com Bartira', 'tratar com bartira', 'Filho de B'].filter((one) => whole.includes(one)),
    ).toEqual([]);
    const held = (await admin.get(`/api/Pessoa/${idPessoa}`)).body.listaResultados;
    expect(held).toMatchObject({ nome: 'Indústria Bartira Oxum', obsPrincipal: 'Tratar com (apagado), (apagado)!' });
    const { listaResultados: addresses } = (await admin.get(`/api/PessoaEndereco?idPessoa=${idPessoa}`)).body;
    expect(addresses).toMatchObject([{ cidade: 'Bartira Oxum', complemento: 'Tratar com (apagado), (apagado)' }]);
    const { listaResultados: contacts } = (await admin.get(`/api/PessoaContato?idPessoa=${idPessoa}`)).body;
    expect(contacts).toMatchObject([{ nome: 'Iuri Bartira Oxum', obs: 'Filho de (apagado)' }]);
    await post('/api/Pessoa/apagar', { id: parts.id });
  });

  test('of who is called like a contact in part, the names stay: in remarks, in texts of the client and in the log', async () => {
    const obsPrincipal = 'Ana Paula Ribeiro (compras); Ana Paula Medeiros (portaria)';
    const { id: idPessoa } = await post('/api/Pessoa', { nome: 'Curtume Medeiros', flagTipoPessoa: 'J', obsPrincipal });
    await post('/api/Pessoa', { nome: 'Ana Paula Medeiros Filha', flagTipoPessoa: 'J' });
    const contact = { idPessoa, flagAtivo: 1 };
    const { id } = await post('/api/PessoaContato', { ...contact, nome: 'Ana Paula Medeiros' });
    const other = { ...contact, nome: 'Ana Paula Ribeiro', obs: 'Ana Paula Ribeiro; Ana Paula' };
    await post('/api/PessoaContato', other);
    const point = { idPessoa, descricao: 'Doca Ana Paula Medeiros Filha', planoAmostragem: 'Com Ana Paula Siqueira' };
    const { id: idPonto } = await post('/api/PessoaPontoColeta', point);
    await post('/api/PessoaContato/apagar', { id });

    const held = (await admin.get(`/api/Pessoa/${idPessoa}`)).body.listaResultados;
    expect(held.obsPrincipal).toBe('Ana Paula Ribeiro (compras); (apagado) (portaria)');
    const { listaResultados: contacts } = (await admin.get(`/api/PessoaContato?idPessoa=${idPessoa}`)).body;
    expect(contacts).toMatchObject([{ nome: 'Ana Paula Ribeiro', obs: 'Ana Paula Ribeiro; (apagado)' }]);
    const { read } = server.databases;
    const points = read.selectFrom('PessoaPontoColeta').selectAll().where('id', '=', idPonto);
    expect(await points.execute()).toMatchObject([point]);
    const [told] = (await admin.get(`/api/logUser/?tabela=PessoaPontoColeta&idReferencia=${idPonto}`)).body
      .listaResultados;
    expect(told.acao).toContain('Doca Ana Paula Medeiros Filha\nplanoAmostragem: Com Ana Paula Siqueira');
    await post('/api/Pessoa/apagar', { id: parts.id });
  });

  test('of who is called like a client in part, and of places, the names stay', async () => {
    const { id } = await post('/api/Pessoa', { nome: 'Maria Aparecida Lima Duarte', flagTipoPessoa: 'F' });
    await post('/api/Pessoa', { nome: 'Maria Duarte', flagTipoPessoa: 'J' });
    const named = { descricao: 'Caixa Santa Maria Aparecida', planoAmostragem: 'Joana Lima, Maria Rosa; Maria Duarte' };
    const { id: idPonto } = await post('/api/PessoaPontoColeta', { idPessoa: id, ...named });
    const samplers = ['Maria Aparecida Souza', 'Maria Lima'];
    for (const amostrador of samplers) {
      const coleta = await addCollection(server.databases, { idPessoa: id, dtRetirada: '2026-03-02' }, {});
      await post('/api/HistoricoColeta/update-historico', { identificacao: coleta, idClienteSave: id, amostrador });
    }
    await post('/api/Pessoa/apagar', { id });
    const { read } = server.databases;
    const points = read.selectFrom('PessoaPontoColeta').selectAll().where('id', '=', idPonto);
    expect(await points.execute()).toMatchObject([named]);
    const collections = read.selectFrom('HistoricoColeta').select('amostrador').where('idPessoa', '=', id);
    expect(await collections.orderBy('id').execute()).toEqual([
      { amostrador: 'Maria Aparecida Souza' },
      { amostrador: '(apagado)' },
    ]);
    await post('/api/Pessoa/apagar', { id: parts.id });
  });

  test('each telephone of a contact that has several is known, but for one that another contact has too', async () => {
    const { id: idPessoa } = await post('/api/Pessoa', { nome: 'Firma Xangô', flagTipoPessoa: 'J' });
    const contact = { idPessoa, nome: 'Bartira Oxum', flagAtivo: 1 };
    const { id } = await post('/api/PessoaContato', {
      ...contact,
      telefone: '(11) 3344-5566 ramal 12 / (11) 98765-4321 / (11) 2222-3333',
    });
    await post('/api/PessoaContato', { ...contact, nome: 'Outra', telefone: '(11) 2222-3333; (11) 2222-4444' });
    const point = { idPessoa, descricao: 'Ligar 11 3344-5566, 11987654321 ou (11) 2222-3333' };
    const { id: idPonto } = await post('/api/PessoaPontoColeta', point);
    await post('/api/PessoaContato/apagar', { id });
    const kept = server.databases.read.selectFrom('PessoaPontoColeta').select('descricao').where('id', '=', idPonto);
    expect(await kept.execute()).toEqual([{ descricao: 'Ligar (apagado), (apagado) ou (11) 2222-3333' }]);
    await post('/api/Pessoa/apagar', { id: parts.id });
  });

  test.each([
    { who: 'a contact with a telephone', number: '33445566', seal: '(19) 3344-5566' },
    { who: 'a client with an RG', number: '1234567', seal: 'A1234567' },
  ])('of $who figures and what things are known by stay, in the log too', async ({ number, seal }) => {
    const client = { nome: 'Bartira Oxum', flagTipoPessoa: 'F', rg: '1234567' };
    const { id: idPessoa } = await post('/api/Pessoa', client);
    const contact = { idPessoa, nome: 'Portaria', telefone: '(19) 3344-5566', flagAtivo: 1 };
    const { id } = await post('/api/PessoaContato', contact);
    const meter = { registro: number, lacre: seal, nroSerie: `SN${number}`, codigoEquipamento: number, modelo: number };
    await post('/api/PessoaMedidorVazao', { idPessoa, ...meter, obsCobranca: `Ver SN${number}, tel. 19 33445566` });
    const uc = { uc: number, flagAtivo: 1, flagMedidorVazao: 0 };
    const { id: idHidrometro } = await post('/api/PessoaHidrometro', { idPessoa, registro: `A${number}`, ...uc });
    const reading = { idHidrometro, idMes: 10, idAno: 2026, leituraAnterior: 100, leituraAtual: 150 };
    const obs = 'visor 33445566; faturado 33445566 litros';
    const { id: idLeitura } = await post('/api/PessoaHidrometroLancamento', { ...reading, obs });
    if (number === '33445566') await post('/api/PessoaContato/apagar', { id });
    else await post('/api/Pessoa/apagar', { id: idPessoa });

    const { read } = server.databases;
    const meters = read.selectFrom('PessoaMedidorVazao').selectAll().where('idPessoa', '=', idPessoa);
    const left = { ...meter, obsCobranca: `Ver SN${number}, tel. (apagado)` };
    expect(await meters.execute()).toMatchObject([left]);
    const hydrometers = read.selectFrom('PessoaHidrometro').select(['registro', 'uc']).where('id', '=', idHidrometro);
    expect(await hydrometers.execute()).toEqual([{ registro: `A${number}`, uc: number }]);
    const readings = read.selectFrom('PessoaHidrometroLancamento').select('obs').where('id', '=', idLeitura);
    expect(await readings.execute()).toEqual([{ obs }]);
    const log = read.selectFrom('LogUsuario').select('mudancas').where('idPessoa', '=', idPessoa);
    const told = (await log.where('tabela', '=', 'PessoaMedidorVazao').execute()).map(({ mudancas }) => mudancas);
    expect(JSON.parse(told[0] ?? '[]')).toEqual(
      expect.arrayContaining(Object.entries(left).map(([campo, depois]) => ({ campo, depois }))),
    );
    await post('/api/Pessoa/apagar', { id: parts.id });
  });

  test('the export has what hangs on the client, removed records too, and what the log tells of it', async () => {
    const held = await post('/api/Pessoa/exportar', { id: parts.id });
    expect(held).toMatchObject({
      pontos: [
        { id: parts.ponto, descricao: 'Saída – Quitéria da Silva Zimbro', removidoEm: null },
        { descricao: 'Fundos, Quitéria Zimbro', removidoEm: expect.any(String) },
      ],
      medidores: [{ registro: 'QUITERIA ZIMBRO 01', fonte: 'Poço', tecnico: null, tipo: null, calculo: null }],
      hidrometros: [{ id: parts.hidrometro, registro: 'Quitéria Zimbro 01', uc: '7', fonteAbastecimento: null }],
      leituras: [
        {
          ...{ id: parts.leitura, hidrometro: 'Quitéria Zimbro 01', idMes: 10, idAno: 2026, categoria: 'Leitura' },
          ...{ leituraAnterior: 100, leituraAtual: 150, obs: 'Lida com Teobaldo Sousa; portão fechado' },
        },
      ],
      monitoramentos: [{ ano: 2025, volume: 300, motivo: 'Dito por Quitéria Zimbro' }],
      coletas: [
        { id: parts.coleta, pontoColeta: 'Saída – Quitéria da Silva Zimbro', codigoAmostra: 'A-1', volumeMedido: 12.5 },
      ],
      resultados: [{ idColeta: parts.coleta, parametro: 'Prata', bruto: '<0,05', unidade: null }],
    });
    const first = held.registros.map(({ acao }: { acao: string }) => acao.split('\n')[0]);
    expect(first).toEqual(
      expect.arrayContaining([
        `Alteração em PessoaPontoColeta ${parts.ponto}`,
        `Inclusão em PessoaHidrometroLancamento ${parts.leitura}`,
        `Alteração em HistoricoColeta ${parts.coleta}`,
        expect.stringMatching(/^Inclusão em RelatorioMonitoramento \d+$/),
      ]),
    );
    await post('/api/Pessoa/apagar', { id: parts.id });
  });

  test('documents that the register told before are known too, though the log masks them', async () => {
    const former = { nroDocumento: '390.533.447-05', rg: '45.678.912-3', inscEstadual: '110.042.490.114' };
    const client = { ...PERSON, nome: 'Xênia Wolfram', codigo: 'F-89' };
    const { id, versao } = await post('/api/Pessoa', { ...client, ...former });
    const changed = { id, versao, ...client, rg: '1', inscEstadual: 'ISENTO' };
    await post('/api/Pessoa', changed);
    const text = 'CPF 39053344705, RG 456789123, IE 110042490114';
    const { id: point } = await post('/api/PessoaPontoColeta', { idPessoa: id, descricao: text });
    await post('/api/Pessoa/apagar', { id });
    const kept = server.databases.read.selectFrom('PessoaPontoColeta').select('descricao').where('id', '=', point);
    expect(await kept.execute()).toEqual([{ descricao: 'CPF (apagado), RG (apagado), IE (apagado)' }]);
    const whole = await wholeDatabase(server.databases);
    expect(['39053344705', '456789123', '110042490114'].filter((trace) => whole.includes(trace))).toEqual([]);
    await post('/api/Pessoa/apagar', { id: parts.id });
  });

  test('of another client of the same name nothing is changed', async () => {
    const other = await post('/api/Pessoa', { nome: PERSON.nome, flagTipoPessoa: 'J' });
    const point = await post('/api/PessoaPontoColeta', { idPessoa: other.id, descricao: `Doca ${PERSON.nome}` });
    await post('/api/Pessoa/apagar', { id: parts.id });
    const { read } = server.databases;
    const kept = read.selectFrom('PessoaPontoColeta').select(['descricao', 'versao']).where('id', '=', point.id);
    expect(await kept.execute()).toEqual([{ descricao: `Doca ${PERSON.nome}`, versao: 1 }]);
  });
});
