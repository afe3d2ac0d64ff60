import { contract } from '../../../contract/index.ts';
import type { Databases } from '../../../server/database/open.ts';
import { ok, refused, type Story } from '../literal.ts';

const AT = '2026-11-20T15:00:00.000Z';

/** A client of a route whose year asks for four collections and has two; one that is asked for nothing. */
async function prepare({ write }: Databases): Promise<void> {
  const base = { dtCadastro: AT, busca: '' };
  await write
    .insertInto('Roteiro')
    .values({ ...base, descricao: 'Roteiro Sul', flagAtivo: 1 })
    .execute();
  const pessoa = { ...base, flagTipoPessoa: 'J', flagAtivo: 1 };
  await write
    .insertInto('Pessoa')
    .values([
      { ...pessoa, nome: 'Tecelagem Sul', idRoteiro: 1 },
      { ...pessoa, nome: 'Curtume Norte' },
    ])
    .execute();
  await write
    .insertInto('RelatorioMonitoramento')
    .values([
      { idPessoa: 1, ano: 2026, qtdMinima: 4, dtCadastro: AT },
      { idPessoa: 2, ano: 2026, qtdMinima: 0, dtCadastro: AT },
    ])
    .execute();
  const coleta = { idPessoa: 1, idTipoDBO: 1, flagChuva: 0, dtCadastro: AT };
  await write
    .insertInto('HistoricoColeta')
    .values(['2025-12-01', '2026-03-10', '2026-10-25'].map((dtRetirada) => ({ ...coleta, dtRetirada })))
    .execute();
}

const { agenda, inicio } = contract;
const TECELAGEM = {
  idPessoa: 1,
  nome: 'Tecelagem Sul',
  codigo: null,
  idRoteiro: 1,
  roteiro: 'Roteiro Sul',
  idTecnico: null,
  tecnico: null,
  minimo: 4,
  ultimaColeta: '2026-10-25',
  feitas: [3, 10],
};
const month = (feitas: number, planejadas: number) => ({ feitas, planejadas });

/** The schedule, and the first page that tells of it. The server's day is 20/11/2026. */
export const agendaStory: Story = {
  name: 'the sampling schedule',
  prepare,
  literals: [
    {
      call: 'GET /AgendaColeta',
      as: 'tecnico',
      request: 'GET /AgendaColeta/?ano=2026',
      reply: ok([
        {
          ...TECELAGEM,
          devidas: [
            { numero: 3, mes: 11, guardada: false, atrasadaDe: null },
            { numero: 4, mes: 12, guardada: false, atrasadaDe: null },
          ],
          versao: null,
        },
      ]),
      send: ({ api }) => api(agenda.list, { query: { ano: 2026 } }),
    },
    {
      call: 'POST /AgendaColeta',
      as: 'admin',
      request: 'POST /AgendaColeta',
      body: { ano: 2026, clientes: [{ idPessoa: 1, meses: [12, 12], versao: null }], idUsuario: 1 },
      reply: ok([{ idPessoa: 1, versao: 1 }]),
      send: ({ api }) =>
        api(agenda.save, { body: { ano: 2026, clientes: [{ idPessoa: 1, meses: [12, 12], versao: null }] } }),
    },
    {
      call: 'POST /AgendaColeta',
      as: 'admin',
      request: 'POST /AgendaColeta',
      body: { ano: 2026, clientes: [{ idPessoa: 1, meses: [10, 12], versao: 1 }], idUsuario: 1 },
      status: 422,
      reply: refused('Não se planeja coleta para um mês que já passou', {
        campos: { clientes: 'Não se planeja coleta para um mês que já passou' },
      }),
      send: ({ api }) =>
        api(agenda.save, { body: { ano: 2026, clientes: [{ idPessoa: 1, meses: [10, 12], versao: 1 }] } }),
    },
    {
      call: 'GET /inicio',
      as: 'tecnico',
      request: 'GET /inicio',
      reply: ok({
        semCarta: { dtInicio: '2026-10-21', dtFim: '2026-11-20', coletas: 0 },
        coletas: {
          ano: 2026,
          meses: [
            ...Array(2).fill(month(0, 0)),
            month(1, 0),
            ...Array(6).fill(month(0, 0)),
            month(1, 0),
            month(0, 0),
            month(0, 2),
          ],
          roteiros: [{ idRoteiro: 1, roteiro: 'Roteiro Sul', faltam: 2 }],
        },
        leituras: { idMes: 11, idAno: 2026, medidores: 0, lidas: 0 },
        calibracoes: { vencidas: 0, aVencer: 0 },
        semPonto: { clientes: 1 },
        analises: { arquivos: 0 },
        mylims: { arquivos: 0 },
      }),
      send: ({ api }) => api(inicio.resumo),
    },
  ],
};
