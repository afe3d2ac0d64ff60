import { contract } from '../../../contract/index.ts';
import { ok, refused, type Story } from '../literal.ts';

const { read, save } = contract.configuracaoRelatorios;

const PRIMEIRA = {
  assinante: '',
  cargo: 'Coordenação de Monitoramento de Efluentes Industriais',
  contatos: '',
  cidade: 'Jundiaí SP',
  concessionaria: 'Concessionária dos serviços de água e esgoto',
  contas: 'Setor de Contas',
  copias: 'Órgão ambiental estadual\nConcessionária dos serviços de água e esgoto',
  formNaoConforme: '053_FMEI Rev.06',
  formSimples: '027_FMEI',
  formSimplesSequencia: '049_FMEI',
  formCompleto: '052_FMEI',
  formCompletoDoisAnos: '015_FMEI',
  formCompletoSequencia: '015_FMEI',
  formLeituras: '054_FMEI Rev.02',
  formFicha: '056_FMEI Rev.02',
  formIndustrias: '010_FMEI Rev.08',
  formCargas: '011_FMEI Rev.06',
  formParametros: '012_FMEI Rev.07',
  formRanking: '013_FMEI Rev.07',
  formPontos: '045_FMEI Rev.06',
  formClientes: '051_FMEI Rev.02',
  formRegioes: '',
};
/** A grey square of 16 pixels. */
const LOGOTIPO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAAAAAA6mKC9AAAAD0lEQVR42mNIQAMMI1sAAAQNYAEcAnzMAAAAAElFTkSuQmCC';
const NOVA = { ...PRIMEIRA, assinante: 'Ana Souza', contatos: 'ana@exemplo.com.br', formSimples: null };

/** What printed reports say of who issues them. */
export const configuracaoRelatoriosStory: Story = {
  name: 'settings of reports',
  literals: [
    {
      call: 'GET /configuracao-relatorios',
      as: 'tecnico',
      request: 'GET /configuracao-relatorios',
      reply: ok({ id: 1, ...PRIMEIRA, logotipo: null, versao: 1 }),
      send: ({ api }) => api(read),
    },
    {
      call: 'POST /configuracao-relatorios',
      as: 'tecnico',
      request: 'POST /configuracao-relatorios',
      body: { ...NOVA, versao: 1, idUsuario: 3 },
      status: 403,
      reply: refused('Seu grupo não tem permissão para isto'),
      send: ({ api }) => api(save, { body: { ...NOVA, versao: 1, idUsuario: 3 } }),
    },
    {
      call: 'POST /configuracao-relatorios',
      as: 'admin',
      request: 'POST /configuracao-relatorios',
      body: { ...NOVA, logotipo: LOGOTIPO, versao: 1, idUsuario: 1 },
      reply: ok({ id: 1, versao: 2 }),
      send: ({ api }) => api(save, { body: { ...NOVA, logotipo: LOGOTIPO, versao: 1 } }),
    },
    {
      call: 'GET /configuracao-relatorios',
      as: 'tecnico',
      request: 'GET /configuracao-relatorios',
      reply: ok({ id: 1, ...NOVA, formSimples: '', logotipo: LOGOTIPO, versao: 2 }),
      send: ({ api }) => api(read),
    },
  ],
};
