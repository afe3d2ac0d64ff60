import { contract } from '../../../contract/index.ts';
import type { Databases } from '../../../server/database/open.ts';
import { ok, refused, type Story } from '../literal.ts';

const { protocolos } = contract;
const AT = '2026-11-20T15:00:00.000Z';
const HASH = 'b'.repeat(64);

const P1 = {
  nomeCliente: 'Cliente A',
  pontoColeta: 'P1',
  dtInicio: '2026-11-18',
  dtFim: '2026-11-19',
  atividadeAmostra: 'A-1',
  flagAmostraAcompanhamento: 1,
  medidorInicial: 10.5,
  medidorFinal: 22,
  numeroLacre: 'L-7',
  latitude: -23.18,
  longitude: -46.89,
  tecnico: 'Carlos',
  contato: 'Ana',
  horimetro: '1234:30',
  flagChuva: 0,
  flagAmostraCancelada: 0,
  motivoCancelamento: null,
  flagNc: 0,
  pH: 7.1,
  temperatura: 24.5,
  ss: 1.2,
} as const;

const P2 = {
  nomeCliente: 'Desconhecido',
  pontoColeta: null,
  dtInicio: null,
  dtFim: null,
  atividadeAmostra: null,
  flagAmostraAcompanhamento: 0,
  medidorInicial: null,
  medidorFinal: null,
  numeroLacre: null,
  latitude: null,
  longitude: null,
  tecnico: null,
  contato: null,
  horimetro: null,
  flagChuva: null,
  flagAmostraCancelada: 1,
  motivoCancelamento: 'Portão fechado',
  flagNc: null,
  pH: null,
  temperatura: null,
  ss: null,
} as const;

/** Two protocols, a photo, and the collection that came of the first. */
async function prepare({ write }: Databases): Promise<void> {
  const cliente = { nome: 'Cliente A', flagTipoPessoa: 'J', flagAtivo: 1, busca: 'cliente a', dtCadastro: AT };
  await write.insertInto('Pessoa').values(cliente).execute();
  const coleta = { idPessoa: 1, codigoAmostra: 'A-1', dtRetirada: '2026-11-19', idTipoDBO: 1, dtCadastro: AT };
  await write.insertInto('HistoricoColeta').values(coleta).execute();
  await write
    .insertInto('Protocolo')
    .values([P1, P2].map((one, index) => ({ ...one, uuid: `u-${index}`, pedido: '', recebidoEm: AT, flagAvisar: 0 })))
    .execute();
  await write.insertInto('Imagem').values({ hash: HASH, largura: 800, altura: 600, recebidaEm: AT }).execute();
  await write.insertInto('ProtocoloImagem').values({ idProtocolo: 1, hash: HASH }).execute();
}

/** What the field application sent, as it is read. */
export const protocolosStory: Story = {
  name: 'protocols',
  prepare,
  literals: [
    {
      call: 'GET /protocolo/getAll',
      as: 'admin',
      request: 'GET /protocolo/getAll?dtInicio=&dtFim=&flagAcompanhamento=',
      reply: ok([
        { inicio: '2026-11-18', fim: '2026-11-19', dados: [{ id: 1, ...P1 }] },
        { inicio: null, fim: null, dados: [{ id: 2, ...P2 }] },
      ]),
      send: ({ api }) => api(protocolos.getAll, { query: { dtInicio: '', dtFim: '', flagAcompanhamento: '' } }),
    },
    {
      call: 'GET /protocolo/getAll',
      as: 'tecnico',
      request: 'GET /protocolo/getAll',
      status: 403,
      reply: refused('Seu grupo não tem permissão para isto'),
      send: ({ api }) => api(protocolos.getAll),
    },
    {
      call: 'GET /protocolo/panorama',
      as: 'admin',
      request: 'GET /protocolo/panorama/?dtInicio=2026-11-19&dtFim=2026-11-20&flagAcompanhamento=1',
      reply: ok([{ id: 1, idPessoa: 1, idHistoricoColeta: 1, fotos: 1 }]),
      send: ({ api }) =>
        api(protocolos.panorama, { query: { dtInicio: '2026-11-19', dtFim: '2026-11-20', flagAcompanhamento: '1' } }),
    },
    {
      call: 'GET /protocolo/getImage',
      as: 'admin',
      request: 'GET /protocolo/getImage?idProtocolo=1',
      reply: ok([`/api/protocolo/imagem/${HASH}`]),
      send: ({ api }) => api(protocolos.getImage, { query: { idProtocolo: 1 } }),
    },
    {
      call: 'GET /protocolo/getImage',
      as: 'admin',
      request: 'GET /protocolo/getImage?idProtocolo=2',
      reply: ok([]),
      send: ({ api }) => api(protocolos.getImage, { query: { idProtocolo: 2 } }),
    },
    {
      // Its bytes are no envelope: they are asked for by the browser itself.
      call: 'GET /protocolo/imagem/{hash}',
      as: 'admin',
      request: `GET /protocolo/imagem/${HASH}/?tamanho=200`,
      status: 404,
      reply: refused('Imagem não encontrada'),
      send: ({ api }) => api(protocolos.imagem, { params: { hash: HASH }, query: { tamanho: 200 } }),
    },
  ],
};
