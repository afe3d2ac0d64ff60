import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCollection, onField } from './clienteSub.ts';
import { type Caller, ENGINE, startServer, type TestServer } from './harness.ts';
import { wholeDatabase } from './wholeDatabase.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const post = async (url: string, body: object) => (await admin.post(url, body)).body.listaResultados;
const person = async (nome: string): Promise<number> =>
  (await post('/api/Pessoa', { nome, flagTipoPessoa: 'F', flagAtivo: 1 })).id;

const TRACE = 'Zulmira Xavante';
/** A save of every part that a client has, each with a text that names the person. */
const PARTS: readonly (readonly [url: string, values: object])[] = [
  ['/api/PessoaEndereco/1', { logradouro: `Casa de ${TRACE}` }],
  ['/api/PessoaContato', { nome: TRACE, flagAtivo: 1 }],
  ['/api/PessoaPontoColeta', { descricao: `Saída ${TRACE}` }],
  ['/api/PessoaHidrometro', { registro: `De ${TRACE}`, flagAtivo: 1, flagMedidorVazao: 0 }],
  ['/api/PessoaMedidorVazao', { registro: `De ${TRACE}` }],
  ['/api/RelatorioMonitoramento/anual/inserir', { ano: 2025, volume: 1, motivo: TRACE }],
];
const REFUSAL = 'Os dados pessoais deste cliente foram apagados: nada mais pode ser salvo dele';

describe(`on ${ENGINE}`, () => {
  test('nothing more is kept of a client whose person was erased, until it bears a name again', async () => {
    const idPessoa = await person('Zulmira');
    const { id: idHidrometro } = await post('/api/PessoaHidrometro', {
      idPessoa,
      registro: 'H-1',
      flagMedidorVazao: 0,
    });
    const { id: idPonto } = await post('/api/PessoaPontoColeta', { idPessoa, descricao: 'Saída' });
    const collection = () => addCollection(server.databases, { idPessoa, dtRetirada: '2026-10-01' });
    const [changed, removed] = [await collection(), await collection()];
    const { versao } = await post('/api/Pessoa/apagar', { id: idPessoa }).then(async () => {
      return (await admin.get(`/api/Pessoa/${idPessoa}`)).body.listaResultados;
    });
    const reading = { idHidrometro, idMes: 10, idAno: 2026, leituraAtual: 10, obs: TRACE };
    const saves = [
      ...PARTS.map(([url, values]) => [url, { ...values, idPessoa }] as const),
      ['/api/PessoaPontoColeta', { id: idPonto, idPessoa, descricao: TRACE }] as const,
      ['/api/PessoaHidrometroLancamento', reading] as const,
      ['/api/ImportacaoAnalise/escolhas/ponto', { Laboratorio: 1, texto: TRACE, idPontoColeta: idPonto }] as const,
      ['/api/HistoricoColeta/save-historico', { idPessoa, dtRetirada: '2026-10-02', amostrador: TRACE }] as const,
      ['/api/HistoricoColeta/update-historico', { id: changed, versao: 1, amostrador: TRACE }] as const,
      ['/api/HistoricoColeta/update-historico', { id: changed, amostrador: TRACE }] as const,
      ['/api/HistoricoColeta/saveColor', { idPessoa, cor: 2, listaIds: [changed], motivo: TRACE }] as const,
    ];
    for (const [url, body] of saves) {
      const { status, body: reply } = await admin.post(url, body);
      expect([url, status, reply.listaMensagens]).toEqual([url, 409, [REFUSAL]]);
      expect(reply.listaResultados).toEqual({ apagado: true });
    }
    expect((await wholeDatabase(server.databases)).includes('Xavante')).toBe(false);
    // What is there may still be taken away.
    expect((await admin.delete(`/api/PessoaPontoColeta?id=${idPonto}`)).status).toBe(200);
    expect((await admin.post('/api/HistoricoColeta/remove-historico', { identificacao: removed })).status).toBe(200);

    const renamed = { id: idPessoa, versao, nome: 'Outra pessoa', flagTipoPessoa: 'F', flagAtivo: 1 };
    expect((await admin.post('/api/Pessoa', renamed)).status).toBe(200);
    expect((await admin.post('/api/PessoaPontoColeta', { idPessoa, descricao: 'Entrada' })).status).toBe(200);
  });

  test('nothing of the client itself either, under the name that an erasure leaves; that is no other client’s name', async () => {
    const id = await person(TRACE);
    await post('/api/Pessoa/apagar', { id });
    const { versao } = (await admin.get(`/api/Pessoa/${id}`)).body.listaResultados;
    const told = { nroDocumento: '390.533.447-05', obsPrincipal: TRACE, razaoSocial: TRACE };
    for (const nome of ['(apagado)', ' (Apagado) ']) {
      for (const flagTipoPessoa of ['F', 'J']) {
        const reply = await admin.post('/api/Pessoa', { id, versao, nome, flagTipoPessoa, ...told });
        expect([reply.status, reply.body.listaMensagens]).toEqual([409, [REFUSAL]]);
        expect(reply.body.listaResultados).toEqual({ apagado: true });
      }
      for (const other of [undefined, await person('Outra')]) {
        const reply = await admin.post('/api/Pessoa', { id: other, nome, flagTipoPessoa: 'F' });
        expect(reply.status).toBe(422);
        expect(onField(reply, 'nome')).toMatch(/apagados/);
      }
    }
    expect((await wholeDatabase(server.databases)).includes('Xavante')).toBe(false);
  });

  test('a form that was open before brings no erased person back, whatever name it has; one that knows of it saves', async () => {
    const told = { nome: TRACE, flagTipoPessoa: 'F', flagAtivo: 1, rg: '12.345.678-9', obsPrincipal: TRACE };
    const { id, versao } = await post('/api/Pessoa', told);
    await post('/api/Pessoa/apagar', { id });
    for (const nome of [TRACE, 'Outra pessoa']) {
      const reply = await admin.post('/api/Pessoa', { ...told, id, nome, versao });
      expect([reply.status, reply.body.listaMensagens]).toEqual([409, [REFUSAL]]);
      expect(reply.body.listaResultados).toEqual({ apagado: true });
    }
    expect((await wholeDatabase(server.databases)).includes('Xavante')).toBe(false);
    const now = (await admin.get(`/api/Pessoa/${id}`)).body.listaResultados;
    const renamed = { id, versao: now.versao, nome: 'Outra pessoa', flagTipoPessoa: 'F', flagAtivo: 1 };
    expect((await admin.post('/api/Pessoa', renamed)).status).toBe(200);
    // By now it is another one's, and a change of it an ordinary one.
    expect((await admin.post('/api/Pessoa', renamed)).body.listaResultados).toMatchObject({ autor: 'admin' });
  });

  test('of a part that is saved at the same time as the erasure, nothing is left', async () => {
    for (const [url, values] of PARTS) {
      const idPessoa = await person(TRACE);
      const save = () => admin.post(url, { ...values, idPessoa });
      const [before, erased, after] = await Promise.all([
        save(),
        admin.post('/api/Pessoa/apagar', { id: idPessoa }),
        save(),
      ]);
      expect(erased.status).toBe(200);
      for (const { status } of [before, after]) expect([200, 409]).toContain(status);
    }
    expect((await wholeDatabase(server.databases)).includes('Xavante')).toBe(false);
  });
});
