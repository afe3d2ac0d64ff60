import { contract } from '../../../contract/index.ts';
import type { Databases } from '../../../server/database/open.ts';
import { ok, refused, type Story } from '../literal.ts';

const AT = '2026-11-20T15:00:00.000Z';

/** A client with a year of sewage in two readings and one collection of DBO 520 mg/L. */
async function prepare({ write }: Databases): Promise<void> {
  await write
    .insertInto('Pessoa')
    .values({ nome: 'Cliente A', flagTipoPessoa: 'J', flagAtivo: 1, busca: 'cliente a', dtCadastro: AT })
    .execute();
  await write
    .insertInto('PessoaHidrometro')
    .values({ idPessoa: 1, registro: 'V1', flagAtivo: 1, flagMedidorVazao: 1, dtCadastro: AT })
    .execute();
  const reading = { idHidrometro: 1, idAno: 2025, leituraAnterior: 0, leituraAtual: 0, volumeMedido: 0 };
  await write
    .insertInto('PessoaHidrometroLancamento')
    .values([
      { ...reading, idMes: 1, volumeCorrigido: 6000.25, flagMedia: 0, flagAtivo: 1, dtCadastro: AT },
      { ...reading, idMes: 2, volumeCorrigido: 6000.5, flagMedia: 0, flagAtivo: 1, dtCadastro: AT },
    ])
    .execute();
  await write
    .insertInto('HistoricoColeta')
    .values({ idPessoa: 1, dtRetirada: '2025-06-10', idTipoDBO: 1, flagChuva: 0, dtCadastro: AT })
    .execute();
  await write
    .insertInto('Resultado')
    .values({ idColeta: 1, idParametro: 26, bruto: '520', operador: '', numero: 520 })
    .execute();
}

const form = {
  idPessoa: 1,
  ano: 2026,
  volume: 12000,
  dboAtual: 0.52,
  cargaOrganica: 208,
  qtdMinima: 4,
  regraColeta: '3 ao ano + 01 cada 200Kg',
  coletas: 1,
  Meta: 3,
  AnoUltimaColeta: 2025,
};

export const monitoramentoStory: Story = {
  name: 'annual monitoring of a client',
  prepare,
  literals: [
    {
      call: 'POST /RelatorioMonitoramento/anual/AnoAnterior',
      as: 'tecnico',
      request: 'POST /RelatorioMonitoramento/anual/AnoAnterior',
      body: { idPessoa: 1, ano: 2026 },
      reply: ok({ soma: 12000.75, coletas: 0, ano: 2025, meses: 2, dbo: 0.52 }),
      send: ({ api }) => api(contract.monitoramentoAnual.yearBefore, { body: { idPessoa: 1, ano: 2026 } }),
    },
    {
      call: 'POST /RelatorioMonitoramento/anual/inserir',
      as: 'admin',
      request: 'POST /RelatorioMonitoramento/anual/inserir',
      body: { ...form, idUsuario: 1 },
      reply: ok({ id: 1, versao: 1 }),
      send: ({ api }) => api(contract.monitoramentoAnual.save, { body: form }),
    },
    {
      call: 'POST /RelatorioMonitoramento/anual/inserir',
      as: 'admin',
      request: 'POST /RelatorioMonitoramento/anual/inserir',
      body: { ...form, id: 1, coletas: 2, Meta: 2, versao: 1, idUsuario: 1 },
      reply: ok({ id: 1, versao: 2 }),
      send: ({ api }) =>
        api(contract.monitoramentoAnual.save, { body: { ...form, id: 1, coletas: 2, Meta: 2, versao: 1 } }),
    },
    {
      call: 'POST /RelatorioMonitoramento/anual/inserir',
      as: 'admin',
      request: 'POST /RelatorioMonitoramento/anual/inserir',
      body: { ...form, idUsuario: 1 },
      status: 409,
      reply: refused('Este cliente já tem o monitoramento de 2026', {
        campos: { ano: 'Este cliente já tem o monitoramento de 2026' },
      }),
      send: ({ api }) => api(contract.monitoramentoAnual.save, { body: form }),
    },
    {
      call: 'GET /RelatorioMonitoramento/anual/{idPessoa}',
      as: 'tecnico',
      request: 'GET /RelatorioMonitoramento/anual/1',
      reply: ok([{ ...form, motivo: null, id: 1, coletas: 2, Meta: 2, versao: 2 }]),
      send: ({ api }) => api(contract.monitoramentoAnual.list, { params: { idPessoa: 1 } }),
    },
    {
      call: 'POST /RelatorioMonitoramento/anual/remove',
      as: 'admin',
      request: 'POST /RelatorioMonitoramento/anual/remove',
      body: { id: 1, versao: 2, idUsuario: 1 },
      reply: ok({ id: 1 }),
      send: ({ api }) => api(contract.monitoramentoAnual.remove, { body: { id: 1, versao: 2 } }),
    },
  ],
};
