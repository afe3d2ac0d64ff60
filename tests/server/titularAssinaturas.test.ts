import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { deliverDue } from '../../server/mail/deliver.ts';
import { sendDueReports } from '../../server/modules/assinatura/envio/service.ts';
import { allRoutes } from '../../server/routes.ts';
import { type Caller, ENGINE, startServer, type TestServer } from './harness.ts';
import { wholeDatabase } from './wholeDatabase.ts';

let server: TestServer;
let admin: Caller;
let tecnico: Caller;
beforeAll(async () => {
  server = await startServer();
  [admin, tecnico] = await Promise.all([server.login('admin'), server.login('tecnico')]);
});
afterAll(() => server.close());

const LEITURAS = 'cadastro/vazao-lancamento/pdf';
const DAY = '2026-11-25T12:00:00.000Z';
const NOME = "Policarpa d'Ávila Zuleica";

async function post(url: string, body: object, caller = admin) {
  const reply = await caller.post(url, body);
  expect([url, reply.status, reply.body.listaMensagens]).toEqual([url, 200, []]);
  return reply.body.listaResultados;
}
const subscribe = async (filtros: Record<string, string>, caller = admin, relatorio = LEITURAS) =>
  (await post('/api/assinaturas', { relatorio, filtros: `${new URLSearchParams(filtros)}`, dia: 25 }, caller)).id;
const mine = async (caller: Caller) => (await caller.get('/api/assinaturas')).body.listaResultados.assinaturas;
/** Lets the day go by on which reports are sent. @returns what became of those that were due */
async function round(day: string): Promise<string[]> {
  server.setNow(new Date(day));
  const sent = await sendDueReports({ services: server.services, routes: allRoutes(), log: server.app.log });
  [admin, tecnico] = await Promise.all([server.login('admin'), server.login('tecnico')]);
  return sent.map(({ situacao }) => situacao);
}
const messages = () =>
  server.databases.read.selectFrom('Mensagem').select(['assunto', 'situacao', 'texto']).orderBy('id').execute();

describe(`on ${ENGINE}`, () => {
  test('an erasure ends the subscriptions whose filters tell of the person, and leaves nothing of them', async () => {
    const { id } = await post('/api/Pessoa', { nome: NOME, codigo: 'S-1', flagAtivo: 1, flagTipoPessoa: 'F' });
    const told = await subscribe({ nomeCliente: NOME.toUpperCase() }, tecnico);
    const byPart = await subscribe({ nomeCliente: 'policarpa zuleica' });
    const asJson = await subscribe({ filter: JSON.stringify({ descricao: NOME }) }, admin, 'cadastro/cliente/pdf');
    const ended = await subscribe({ nomeCliente: NOME });
    const others = await subscribe({ nomeCliente: 'Têxtil Vale' });
    expect((await admin.delete('/api/assinaturas', { id: ended })).status).toBe(200);
    expect((await round(DAY)).toSorted()).toEqual(['enviada', 'vazia', 'vazia', 'vazia']);
    expect((await messages()).filter(({ texto }) => /zuleica/i.test(texto ?? ''))).toHaveLength(3);

    await post('/api/Pessoa/apagar', { id });

    const whole = (await wholeDatabase(server.databases)).toLowerCase();
    expect(['zuleica', 'policarpa'].filter((trace) => whole.includes(trace))).toEqual([]);
    expect(await mine(tecnico)).toEqual([]);
    expect(await mine(admin)).toMatchObject([{ id: others, filtrosEmPalavras: 'Cliente: Têxtil Vale' }]);
    const rows = server.databases.read.selectFrom('AssinaturaRelatorio').select(['id', 'filtros', 'removidoEm']);
    const kept = new Map((await rows.execute()).map((row) => [row.id, row]));
    expect(kept.get(told)).toMatchObject({ filtros: 'nomeCliente=%28apagado%29', removidoEm: DAY });
    expect(kept.get(byPart)?.filtros).toBe('nomeCliente=%28apagado%29');
    expect(kept.get(ended)?.filtros).toBe('nomeCliente=%28apagado%29');
    expect(new URLSearchParams(kept.get(asJson)?.filtros).get('filter')).toBe('{"descricao":"(apagado)"}');
    const log = (await admin.get(`/api/logUser?tabela=AssinaturaRelatorio&idReferencia=${told}`)).body.listaResultados;
    expect(log.map(({ acao, infoExtra }: { acao: string; infoExtra: string }) => [acao, infoExtra])).toMatchObject([
      [expect.stringContaining('filtros: Cliente: (apagado)'), expect.stringContaining('cujos dados foram apagados')],
      [expect.stringContaining('Exportação'), expect.stringContaining('outubro de 2026')],
      [expect.stringContaining('filtros: Cliente: (apagado)'), null],
    ]);
    expect(await messages()).toMatchObject([
      ...Array(3).fill({ situacao: 'falhou', texto: null }),
      { situacao: 'pendente', texto: expect.stringContaining('Têxtil Vale') },
      ...Array(3).fill({ situacao: 'pendente', texto: expect.stringContaining('cujos dados foram apagados') }),
    ]);
    expect((await messages()).map(({ assunto }) => assunto).filter((text) => text.startsWith('Assinatura'))).toEqual([
      'Assinatura cancelada: Leituras de vazão',
      'Assinatura cancelada: Leituras de vazão',
      'Assinatura cancelada: Relatório de Clientes',
    ]);
    await deliverDue(server.services);
    expect(new Set((await messages()).slice(3).map(({ situacao }) => situacao))).toEqual(new Set(['enviada']));
  });

  test('what waits to be told of a report that was not sent goes out no more, where it tells of them', async () => {
    const { id } = await post('/api/Pessoa', {
      nome: 'Xênia Urquiza',
      codigo: 'S-2',
      flagAtivo: 1,
      flagTipoPessoa: 'F',
    });
    await subscribe({ nomeCliente: 'Xênia Urquiza' }, tecnico);
    const { write } = server.databases;
    await write.deleteFrom('GrupoAcessoMenu').where('idGrupo', '=', GRUPO.TECNICO).execute();
    expect(await round('2026-12-25T12:00:00.000Z')).toContain('cancelada');
    const failures = async () => (await messages()).filter(({ assunto }) => assunto.startsWith('Relatório não'));
    const waiting = { situacao: 'pendente', texto: expect.stringContaining('Urquiza') };
    expect(await failures()).toMatchObject([waiting, waiting]);
    await post('/api/Pessoa/apagar', { id });
    expect(await failures()).toMatchObject(Array(2).fill({ situacao: 'falhou', texto: null }));
    expect((await wholeDatabase(server.databases)).toLowerCase()).not.toContain('urquiza');
  });

  test('a filter that is another client’s name stays', async () => {
    const { id } = await post('/api/Pessoa', { nome: 'Ana Torga', codigo: 'S-3', flagAtivo: 1, flagTipoPessoa: 'F' });
    await post('/api/Pessoa', { nome: 'Ana Torga', codigo: 'S-4', flagAtivo: 1, flagTipoPessoa: 'F' });
    const own = await subscribe({ nomeCliente: 'Ana Torga' });
    await post('/api/Pessoa/apagar', { id });
    expect(await mine(admin)).toContainEqual(expect.objectContaining({ id: own, filtros: 'nomeCliente=Ana+Torga' }));
  });
});
