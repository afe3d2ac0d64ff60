import { contract } from '../../../contract/index.ts';
import { ok, refused, type Story } from '../literal.ts';

const { one, save, upload } = contract.configuracaoApp;

const EMPTY = { textoPadrao: '', emailPadrao: '', textoAcompanhamento: '' };
const TEXTS = {
  textoPadrao: '<p>Segue o <strong>protocolo</strong>.</p>',
  emailPadrao: 'ana@exemplo.com.br; bia@exemplo.com.br;',
  textoAcompanhamento: '<p>Segue o acompanhamento.</p>',
};
const sent = 'Arquivo enviado com sucesso';
const PDF = '%PDF-1.4\n%%EOF\n';
const file = { name: 'Termo de coleta.pdf', bytes: () => new TextEncoder().encode(PDF) };

/** What a protocol's message says and to whom it goes. */
export const configuracaoAppStory: Story = {
  name: 'settings of the field application',
  literals: [
    {
      call: 'GET /configuracaoapp/one',
      as: 'admin',
      request: 'GET /configuracaoapp/one',
      reply: ok({ id: 1, ...EMPTY, arquivo: null, urlArquivo: null, versaoArquivo: null, versao: 1 }),
      send: ({ api }) => api(one),
    },
    {
      call: 'POST /configuracaoapp/save',
      as: 'tecnico',
      request: 'POST /configuracaoapp/save',
      body: { ...TEXTS },
      status: 403,
      reply: refused('Seu grupo não tem permissão para isto'),
      send: ({ api }) => api(save, { body: TEXTS }),
    },
    {
      call: 'POST /configuracaoapp/save',
      as: 'admin',
      request: 'POST /configuracaoapp/save',
      body: { ...TEXTS, versao: 1 },
      reply: ok({ id: 1, versao: 2 }),
      send: ({ api }) => api(save, { body: { ...TEXTS, versao: 1 } }),
    },
    {
      call: 'POST /configuracao-app/upload',
      as: 'admin',
      request: 'POST /configuracao-app/upload',
      form: { part: 'pdf', file, fields: { substitui: '' } },
      reply: ok({ sucesso: true, msg: sent }, { sucesso: true, msg: sent }),
      send: ({ api }, chosen) => api(upload, { ...(chosen ? { file: chosen } : {}), body: { substitui: '' } }),
    },
    {
      call: 'GET /configuracaoapp/one',
      as: 'admin',
      request: 'GET /configuracaoapp/one',
      reply: ok({
        id: 1,
        ...TEXTS,
        arquivo: 'JVBERi0xLjQKJSVFT0YK',
        urlArquivo: '/configuracao-app/Termo%20de%20coleta.pdf',
        versaoArquivo: '14bcd090baf31edba64e9cbd8cdfc15f943344aa72cb3675ad8e91bfcbce03ad',
        versao: 2,
      }),
      send: ({ api }) => api(one),
    },
  ],
};
