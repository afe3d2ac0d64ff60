import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Leitura } from '../../contract/leitura.ts';
import { pedidoDe } from '../../src/pages/lancamento/envio/pedido.ts';
import { calculate } from '../../src/pages/lancamento/leitura/calculo.ts';
import { alterados, type Textos } from '../../src/pages/lancamento/leitura/campos.ts';
import { startServer, type TestServer } from '../server/harness.ts';
import { newMeter, readingsOf } from '../server/leituraCalls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const CATEGORIAS = [1, 2, 3].map((id) => ({ id, nome: `Regra ${id}`, regra: id }));
const AGOSTO = { idMes: 8, idAno: 2026 };

/** August of a meter, which goes on from a July that was removed since: nobody has said where it begins. */
async function withoutJuly(more: object, idCategoriaCobranca: number) {
  const admin = await server.login('admin');
  const { idHidrometro } = await newMeter(admin, more);
  const { save, row } = readingsOf(admin, idHidrometro);
  const hours = (tempoAtual: string) => (idCategoriaCobranca === 3 ? { tempoAtual } : {});
  const july = await save(7, { idCategoriaCobranca, leituraAtual: 1000, tempoAnterior: '0', ...hours('100') });
  expect(july.status).toBe(200);
  await save(8, { idCategoriaCobranca, leituraAtual: 1100, ...hours('700') });
  const removed = await admin.delete(`/api/PessoaHidrometroLancamento?id=${july.body.listaResultados.id}`);
  expect(removed.status).toBe(200);
  const leitura: Leitura = await row(8);
  /** What the screen makes of what is typed, and what saving it gives. */
  async function both(textos: Textos) {
    const { volumeMedido, volumeCorrigido, tempoFinal } = calculate(leitura, textos, undefined, CATEGORIAS);
    const { id, versao = null } = leitura;
    const pendente = { idHidrometro, idPessoa: 1, id, versao, rotulo: '', chave: '' };
    const body = pedidoDe({ ...pendente, textos: alterados(leitura, textos) }, AGOSTO);
    const saved = await save(8, body);
    expect(saved.status).toBe(200);
    return [{ volumeMedido, volumeCorrigido, tempoFinal }, saved.body.listaResultados];
  }
  return { both };
}

test.each<[string, object, number, Textos]>([
  ["a source's previous reading", { flagMedidorVazao: 0 }, 1, { leituraAnterior: '' }],
  ["a flow meter's previous reading, by its hours", {}, 3, { leituraAnterior: '' }],
  ['the hours before', {}, 3, { tempoAnterior: '' }],
])(
  '%s that is emptied is, on the screen, what it is once saved: where it began',
  async (_, more, categoria, textos) => {
    const { both } = await withoutJuly(more, categoria);
    const [screen, saved] = await both(textos);
    expect(saved).toMatchObject(screen!);
    expect(screen).toMatchObject({ volumeMedido: 100 });
  },
);
