import { hidrometrosDoCliente, leiturasDoMes } from '../../../contract/hidrometros.ts';
import { contract } from '../../../contract/index.ts';
import type { Databases } from '../../../server/database/open.ts';
import { ok, refused, type Story } from '../literal.ts';

const AT = '2026-11-20T15:00:00.000Z';

/** A client with a sewage meter, whose hour-meter counts hours and minutes, and a well; the former read in October. */
async function prepare({ write }: Databases): Promise<void> {
  await write
    .insertInto('Pessoa')
    .values({ nome: 'Cliente A', flagTipoPessoa: 'J', flagAtivo: 1, busca: 'cliente a', dtCadastro: AT })
    .execute();
  await write
    .insertInto('FonteAbastecimento')
    .values({ descricao: 'Poço artesiano: captação', flagAtivo: 1, busca: 'poco', dtCadastro: AT })
    .execute();
  const hydrometer = { idPessoa: 1, flagAtivo: 1, dtCadastro: AT };
  await write
    .insertInto('PessoaHidrometro')
    .values([
      { ...hydrometer, registro: 'V000101', uc: '1234567', flagMedidorVazao: 1 },
      { ...hydrometer, registro: 'H000101', uc: null, flagMedidorVazao: 0, idFonteAbastecimento: 1 },
    ])
    .execute();
  await write
    .insertInto('PessoaMedidorVazaoTipo')
    .values({ descricao: 'Calha Parshall', flagAtivo: 1, busca: 'calha parshall', dtCadastro: AT })
    .execute();
  await write
    .insertInto('PessoaMedidorVazao')
    .values({
      idPessoa: 1,
      registro: 'V000101',
      idTipo: 1,
      idCalculoHorimetro: 2,
      dtAtualCalibragem: '2025-05-10',
      dtValidadeCalibragem: '2027-05-10',
      lacre: 'L-1',
      nroSerie: 'NS-1',
      modelo: 'Modelo A',
      flagCertificado: 1,
      flagAtivo: 1,
      dtCadastro: AT,
    })
    .execute();
  await write
    .insertInto('PessoaContato')
    .values({ idPessoa: 1, nome: 'Ana Exemplo', telefone: '(11) 0000-0001', flagAtivo: 1, dtCadastro: AT })
    .execute();
  await write
    .insertInto('PessoaEndereco')
    .values({
      idPessoa: 1,
      idTipoEndereco: 1,
      logradouro: 'Rua A',
      numero: '10',
      cidade: 'Jundiaí',
      uf: 'SP',
      dtCadastro: AT,
    })
    .execute();
  await write
    .insertInto('PessoaHidrometroLancamento')
    .values({
      idHidrometro: 1,
      idMes: 10,
      idAno: 2026,
      idCategoriaCobranca: 3,
      leituraAnterior: 0,
      leituraAtual: 1000,
      volumeMedido: 1000,
      volumeCorrigido: 1200,
      tempoAnterior: '0000:00',
      tempoAtual: '0100:00',
      tempoFinal: '0100:00',
      flagMedia: 0,
      flagAtivo: 1,
      dtCadastro: AT,
      idUsuario: 3,
    })
    .execute();
}

const meter = {
  idHidrometro: 1,
  idPessoa: 1,
  nome: 'Cliente A',
  registro: 'V000101',
  uc: '1234567',
  flagMedidorVazao: 1,
  idCalculoHorimetro: 2,
};
const empty = {
  id: 0,
  regra: null,
  leituraAtual: 0,
  volumeMedido: 0,
  volumeCorrigido: 0,
  tempoAtual: null,
  tempoFinal: null,
  horaInicial: null,
  horaFinal: null,
  volumeCorrido: null,
  idMes: 11,
  idAno: 2026,
  obs: null,
  motivo: null,
  flagMedia: 0,
  medidorStatusNome: null,
  reinicioMedidor: 0,
  flagMedidoInformado: 0,
  flagCorrigidoInformado: 0,
  flagNaoLida: 0,
  estranhezasExplicadas: null,
  dtCadastro: null,
  flagAtivo: 1,
  idUsuario: null,
  versao: null,
};
const november = {
  idHidrometro: 1,
  leituraAnterior: 1000,
  leituraAtual: 2440,
  volumeMedido: 1440,
  volumeCorrigido: 1728,
  tempoAnterior: '0100:00',
  tempoAtual: '0700:00',
  tempoFinal: '0600:00',
  flagAtivo: 1 as const,
  idMes: 11,
  idAno: 2026,
  idCategoriaCobranca: 3,
  obs: 'Portaria 2',
  flagMedia: 0,
};
/** Of a month that has not begun: with its reason. */
const december = { idHidrometro: 2, idMes: 12, idAno: 2026, leituraAtual: 350, motivo: 'Lida antes da parada' };
const saved = { ...empty, ...november, ...meter, regra: 3, id: 2, dtCadastro: AT, idUsuario: 3, versao: 1 };
const MES = { idMes: 11, idAno: 2026 };
const figures = {
  regra: 3,
  leituraAnterior: 1000,
  tempoAnterior: '0100:00',
  volumeMedido: 1440,
  volumeCorrigido: 1728,
  tempoFinal: '0600:00',
  flagMedia: 0,
};
const REGRA = {
  regra: 3,
  logica: 2,
  tempoAtual: '0700:00',
  tempoAnterior: '0100:00',
  volumeLido: 1440,
  ...MES,
  idHidrometro: 1,
  idPessoa: 1,
};

export const leiturasStory: Story = {
  name: 'readings of meters',
  prepare,
  literals: [
    {
      call: 'GET /PessoaHidrometro',
      as: 'tecnico',
      request: 'GET /PessoaHidrometro/?nomeCliente=&idMes=11&idAno=2026&medidorVazao=1',
      reply: ok([{ ...empty, ...meter, leituraAnterior: 1000, tempoAnterior: '0100:00', idCategoriaCobranca: 3 }]),
      send: ({ api }) => api(leiturasDoMes, { query: { nomeCliente: '', ...MES, medidorVazao: '1' } }),
    },
    {
      call: 'GET /PessoaHidrometro',
      as: 'tecnico',
      request: 'GET /PessoaHidrometro/?idPessoa=1',
      reply: ok([
        {
          id: 1,
          idPessoa: 1,
          registro: 'V000101',
          idFonteAbastecimento: null,
          uc: '1234567',
          flagAtivo: 1,
          flagMedidorVazao: 1,
          fonteAbastecimento: null,
          versao: 1,
        },
        {
          id: 2,
          idPessoa: 1,
          registro: 'H000101',
          idFonteAbastecimento: 1,
          uc: null,
          flagAtivo: 1,
          flagMedidorVazao: 0,
          fonteAbastecimento: 'Poço artesiano: captação',
          versao: 1,
        },
      ]),
      send: ({ api }) => api(hidrometrosDoCliente, { query: { idPessoa: 1 } }),
    },
    {
      call: 'GET /PessoaHidrometroLancamento/contexto',
      as: 'tecnico',
      request: 'GET /PessoaHidrometroLancamento/contexto/?idMes=11&idAno=2026',
      reply: ok([
        {
          idHidrometro: 1,
          anterior: { idAno: 2026, idMes: 10, leituraAtual: 1000, tempoAtual: '0100:00' },
          media: 1200,
          mediana: 1000,
          medianaCorrigido: 1200,
        },
        { idHidrometro: 2, anterior: null, media: null, mediana: null, medianaCorrigido: null },
      ]),
      send: ({ api }) => api(contract.leituras.contexto, { query: MES }),
    },
    {
      call: 'POST /RelatorioLeituraCobranca/Teste/Regra',
      as: 'tecnico',
      request: 'POST /RelatorioLeituraCobranca/Teste/Regra',
      body: REGRA,
      reply: ok({ result: 1728, flagMedia: 0 }),
      send: ({ api }) => api(contract.testesDeLeitura.regra, { body: REGRA }),
    },
    {
      call: 'POST /RelatorioLeituraCobranca/Teste/Regra',
      as: 'tecnico',
      request: 'POST /RelatorioLeituraCobranca/Teste/Regra',
      body: { ...REGRA, tempoAtual: '0099:00' },
      reply: ok({ result: '-', flagMedia: 0 }),
      send: ({ api }) => api(contract.testesDeLeitura.regra, { body: { ...REGRA, tempoAtual: '0099:00' } }),
    },
    {
      call: 'POST /RelatorioLeituraCobranca/Teste/Logica',
      as: 'tecnico',
      request: 'POST /RelatorioLeituraCobranca/Teste/Logica',
      body: { logica: 2, tempoAnterior: '0100:00', tempoAtual: '0700:00' },
      reply: ok({ horaFormatada: '0600:00' }),
      send: ({ api }) =>
        api(contract.testesDeLeitura.logica, { body: { logica: 2, tempoAnterior: '0100:00', tempoAtual: '0700:00' } }),
    },
    {
      call: 'POST /PessoaHidrometroLancamento',
      as: 'tecnico',
      request: 'POST /PessoaHidrometroLancamento',
      body: { ...november, volumeCorrigido: 1440, idUsuario: 1 },
      status: 422,
      reply: refused('Volume corrigido: o cálculo dá 1.728,00 m³. Confira, ou diga o motivo.', {
        campos: {
          volumeCorrigido: 'Volume corrigido: o cálculo dá 1.728,00 m³',
          motivo: 'Diga o motivo, se a leitura está certa',
        },
        estranhezas: [],
      }),
      send: ({ api }) => api(contract.leituras.save, { body: { ...november, volumeCorrigido: 1440 } }),
    },
    {
      call: 'POST /PessoaHidrometroLancamento',
      as: 'tecnico',
      request: 'POST /PessoaHidrometroLancamento',
      body: { ...november, idUsuario: 1 },
      reply: ok({ id: 2, versao: 1, ...figures }),
      send: ({ api }) => api(contract.leituras.save, { body: november }),
    },
    {
      call: 'GET /PessoaHidrometroLancamento',
      as: 'tecnico',
      request: 'GET /PessoaHidrometroLancamento/?idMes=11&idAno=2026',
      reply: ok([saved]),
      send: ({ api }) => api(contract.leituras.list, { query: MES }),
    },
    {
      call: 'POST /PessoaHidrometroLancamento',
      as: 'tecnico',
      request: 'POST /PessoaHidrometroLancamento',
      body: { ...november, leituraAtual: 6000, volumeMedido: 5000, volumeCorrigido: 6000, idUsuario: 1 },
      status: 409,
      reply: refused('Este medidor já tem a leitura de 11/2026', {
        atual: {
          id: 2,
          versao: 1,
          ...november,
          horaInicial: null,
          horaFinal: null,
          volumeCorrido: null,
          medidorStatusNome: null,
          reinicioMedidor: 0,
          motivo: null,
          flagMedidoInformado: 0,
          flagCorrigidoInformado: 0,
          regra: 3,
          flagNaoLida: 0,
          flagAnteriorInformada: 0,
          flagTempoAnteriorInformado: 0,
        },
        autor: 'tecnico',
        quando: AT,
      }),
      send: ({ api }) =>
        api(contract.leituras.save, {
          body: { ...november, leituraAtual: 6000, volumeMedido: 5000, volumeCorrigido: 6000 },
        }),
    },
    {
      call: 'POST /PessoaHidrometroLancamento',
      as: 'tecnico',
      request: 'POST /PessoaHidrometroLancamento',
      body: { id: 2, idHidrometro: 1, ...MES, leituraAtual: 4001, versao: 1, idUsuario: 1 },
      status: 422,
      reply: refused('O volume passa de 3 vezes a mediana das últimas leituras. Confira, ou diga o motivo.', {
        campos: {
          leituraAtual: 'O volume passa de 3 vezes a mediana das últimas leituras',
          volumeCorrigido: 'O volume corrigido passa de 3 vezes a mediana das últimas leituras',
          motivo: 'Diga o motivo, se a leitura está certa',
        },
        estranhezas: [
          { id: 'alto', texto: 'O volume passa de 3 vezes a mediana das últimas leituras' },
          { id: 'corrigido-alto', texto: 'O volume corrigido passa de 3 vezes a mediana das últimas leituras' },
        ],
      }),
      send: ({ api }) =>
        api(contract.leituras.save, { body: { id: 2, idHidrometro: 1, ...MES, leituraAtual: 4001, versao: 1 } }),
    },
    {
      call: 'POST /PessoaHidrometroLancamento',
      as: 'tecnico',
      request: 'POST /PessoaHidrometroLancamento',
      body: {
        id: 2,
        idHidrometro: 1,
        ...MES,
        leituraAtual: 4001,
        horaInicial: '08:00',
        horaFinal: '09:30',
        volumeCorrido: 12.5,
        motivo: 'Safra',
        versao: 1,
        idUsuario: 1,
      },
      reply: ok({
        id: 2,
        versao: 2,
        ...figures,
        volumeMedido: 3001,
        volumeCorrigido: 3601.2,
        estranhezasExplicadas: 'alto,corrigido-alto',
      }),
      send: ({ api }) =>
        api(contract.leituras.save, {
          body: {
            id: 2,
            idHidrometro: 1,
            ...MES,
            leituraAtual: 4001,
            horaInicial: '08:00',
            horaFinal: '09:30',
            volumeCorrido: 12.5,
            motivo: 'Safra',
            versao: 1,
          },
        }),
    },
    {
      call: 'GET /PessoaHidrometroLancamento/historico',
      as: 'tecnico',
      request: 'GET /PessoaHidrometroLancamento/historico/?idPessoa=1&flgHistorico=1',
      reply: ok([
        {
          desc: 'Volume Corrigido',
          val: [
            { ref: '10/2026', volume: 1200 },
            { ref: '11/2026', volume: 3601.2, motivo: 'Safra' },
          ],
        },
      ]),
      send: ({ api }) => api(contract.historicoLeituras.esgoto, { query: { idPessoa: 1, flgHistorico: '1' } }),
    },
    {
      call: 'POST /PessoaHidrometroLancamento',
      as: 'tecnico',
      request: 'POST /PessoaHidrometroLancamento',
      body: { idHidrometro: 2, ...MES, leituraAtual: 250, idCategoriaCobranca: 1, idUsuario: 1 },
      reply: ok({
        id: 3,
        versao: 1,
        regra: 1,
        leituraAnterior: 0,
        volumeMedido: 250,
        volumeCorrigido: 250,
        tempoAnterior: null,
        tempoFinal: null,
        flagMedia: 0,
      }),
      send: ({ api }) =>
        api(contract.leituras.save, {
          body: { idHidrometro: 2, ...MES, leituraAtual: 250, idCategoriaCobranca: 1 },
        }),
    },
    {
      call: 'GET /PessoaHidrometroLancamento/historico/outros',
      as: 'tecnico',
      request: 'GET /PessoaHidrometroLancamento/historico/outros/?idPessoa=1',
      reply: ok([{ desc: 'Poço artesiano: captação', val: [{ ref: '11/2026', volume: 250 }] }]),
      send: ({ api }) => api(contract.historicoLeituras.outros, { query: { idPessoa: 1 } }),
    },
    {
      call: 'POST /PessoaHidrometroLancamento/fichaTecnica',
      as: 'tecnico',
      request: 'POST /PessoaHidrometroLancamento/fichaTecnica',
      body: { idPessoa: [1], idMes: 12, idAno: 2026 },
      reply: ok([
        {
          empresa: 'Cliente A',
          codigo: null,
          enderecos: [
            {
              logradouro: 'Rua A',
              numero: '10',
              complemento: null,
              bairro: null,
              cidade: 'Jundiaí',
              uf: 'SP',
              cep: null,
            },
          ],
          contatos: [{ nome: 'Ana Exemplo', departamento: null, telefone: '(11) 0000-0001', email: null }],
          dtAtualCalibragem: '2025-05-10',
          dtValidadeCalibragem: '2027-05-10',
          nroSerie: 'NS-1',
          codigoEquipamento: null,
          modelo: 'Modelo A',
          listaMedidores: [
            {
              idHidrometro: 1,
              flagMedidorVazao: 1,
              tipoMedidor: 'Calha Parshall',
              tipoFonte: null,
              registro: 'V000101',
              uc: '1234567',
              tempoAnterior: '0700:00',
              tempoAtual: null,
              lacre: 'L-1',
              obs: null,
              leituraAnterior: 4001,
              volumeAnterior: 3601.2,
              calculomeses: 2400.6,
            },
            {
              idHidrometro: 2,
              flagMedidorVazao: 0,
              tipoMedidor: null,
              tipoFonte: 'Poço artesiano: captação',
              registro: 'H000101',
              uc: null,
              tempoAnterior: null,
              tempoAtual: null,
              lacre: null,
              obs: null,
              leituraAnterior: 250,
              volumeAnterior: 250,
              calculomeses: 250,
            },
          ],
        },
      ]),
      send: ({ api }) => api(contract.fichasLeitura.doMes, { body: { idPessoa: [1], idMes: 12, idAno: 2026 } }),
    },
    {
      call: 'POST /PessoaHidrometroLancamento',
      as: 'tecnico',
      request: 'POST /PessoaHidrometroLancamento',
      body: { ...december, idUsuario: 1 },
      reply: ok({
        id: 4,
        versao: 1,
        regra: 1,
        leituraAnterior: 250,
        volumeMedido: 100,
        volumeCorrigido: 100,
        tempoAnterior: null,
        tempoFinal: null,
        flagMedia: 0,
        estranhezasExplicadas: 'mes-por-vir',
      }),
      send: ({ api }) => api(contract.leituras.save, { body: december }),
    },
    {
      call: 'POST /PessoaHidrometroLancamento',
      as: 'tecnico',
      request: 'POST /PessoaHidrometroLancamento',
      body: { id: 3, idHidrometro: 2, ...MES, leituraAtual: 350, versao: 1, idUsuario: 1 },
      reply: ok({
        id: 3,
        versao: 2,
        regra: 1,
        leituraAnterior: 0,
        volumeMedido: 350,
        volumeCorrigido: 350,
        tempoAnterior: null,
        tempoFinal: null,
        flagMedia: 0,
        seguintes: [
          {
            idAno: 2026,
            idMes: 12,
            id: 4,
            antes: {
              leituraAnterior: 250,
              leituraAtual: 350,
              tempoAnterior: null,
              tempoFinal: null,
              volumeMedido: 100,
              volumeCorrigido: 100,
              versao: 1,
            },
            agora: {
              leituraAnterior: 350,
              leituraAtual: 350,
              tempoAnterior: null,
              tempoFinal: null,
              volumeMedido: 0,
              volumeCorrigido: 0,
              versao: 2,
            },
            estranhezas: [{ id: 'zero', texto: 'O volume é zero, e a indústria está em atividade' }],
          },
        ],
      }),
      send: ({ api }) =>
        api(contract.leituras.save, { body: { id: 3, idHidrometro: 2, ...MES, leituraAtual: 350, versao: 1 } }),
    },
    {
      call: 'DELETE /PessoaHidrometroLancamento',
      as: 'tecnico',
      request: 'DELETE /PessoaHidrometroLancamento?idUsuario=1&id=2&versao=2',
      reply: ok({ id: 2 }),
      send: ({ api }) => api(contract.leituras.remove, { query: { id: 2, versao: 2 } }),
    },
  ],
};
