import { contract } from '../../../contract/index.ts';
import type { Databases } from '../../../server/database/open.ts';
import { digest } from '../../../server/modules/sessao/secrets.ts';
import { COMPLETO, VAZIO } from '../../fixtures/protocolos.ts';
import { ok, refused, type Story, TOKEN } from '../literal.ts';

const { dispositivos, protocolos } = contract;
const AT = '2026-11-20T15:00:00.000Z';
const HASH = 'b'.repeat(64);

/** A grey square of 16 pixels. */
const FOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAAAAAA6mKC9AAAAD0lEQVR42mNIQAMMI1sAAAQNYAEcAnzMAAAAAElFTkSuQmCC',
  'base64',
);

/** As the application sends it: numbers as they were typed. */
const ENVIADO = {
  uuid: '0F6B1C5E-7A0D-4B6E-9C1F-2D3E4F5A6B7C',
  nomeCliente: 'Cliente A',
  dtInicio: '2026-11-20',
  medidorInicial: '22,5',
  horimetro: 12,
};

/** A device, two protocols, a photo, and the collection that came of the first. */
async function prepare({ write }: Databases): Promise<void> {
  await write
    .insertInto('Dispositivo')
    .values({ nome: 'Tablet 1', chave: digest(TOKEN), dtCadastro: AT })
    .execute();
  const cliente = { nome: 'Cliente A', flagTipoPessoa: 'J', flagAtivo: 1, busca: 'cliente a', dtCadastro: AT };
  await write.insertInto('Pessoa').values(cliente).execute();
  const coleta = { idPessoa: 1, codigoAmostra: 'A-1', dtRetirada: '2026-11-19', idTipoDBO: 1, dtCadastro: AT };
  await write.insertInto('HistoricoColeta').values(coleta).execute();
  await write
    .insertInto('Protocolo')
    .values(
      [COMPLETO, VAZIO].map((one, index) => ({
        ...one,
        uuid: `u-${index}`,
        pedido: '',
        recebidoEm: AT,
        flagAvisar: 0,
      })),
    )
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
        { inicio: '2026-11-18', fim: '2026-11-19', dados: [{ id: 1, ...COMPLETO }] },
        { inicio: null, fim: null, dados: [{ id: 2, ...VAZIO }] },
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
      reply: ok([{ id: 1, idPessoa: 1, coleta: { id: 1, idPessoa: 1, dtRetirada: '2026-11-19' }, fotos: 1 }]),
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
    {
      call: 'POST /protocolo',
      as: 'dispositivo',
      request: 'POST /protocolo',
      body: ENVIADO,
      reply: ok({ id: 3 }),
      send: ({ api }) => api(protocolos.enviar, { body: ENVIADO }),
    },
    {
      call: 'POST /protocolo',
      as: 'dispositivo',
      request: 'POST /protocolo',
      body: { ...ENVIADO, medidorInicial: 22.5, flagChuva: null },
      reply: ok({ id: 3 }),
      send: ({ api }) => api(protocolos.enviar, { body: { ...ENVIADO, medidorInicial: 22.5, flagChuva: null } }),
    },
    {
      call: 'POST /protocolo',
      as: 'dispositivo',
      request: 'POST /protocolo',
      body: { ...ENVIADO, nomeCliente: 'Cliente B' },
      status: 409,
      reply: refused('Este UUID já foi usado em outro protocolo', { id: 3 }),
      send: ({ api }) => api(protocolos.enviar, { body: { ...ENVIADO, nomeCliente: 'Cliente B' } }),
    },
    {
      call: 'POST /protocolo',
      as: 'admin',
      request: 'POST /protocolo',
      body: ENVIADO,
      status: 401,
      reply: refused('Dispositivo não autorizado: o token não existe ou foi revogado'),
      send: ({ api }) => api(protocolos.enviar, { body: ENVIADO }),
    },
    {
      call: 'POST /protocolo/{id}/imagem',
      as: 'dispositivo',
      request: 'POST /protocolo/3/imagem',
      form: { fields: {}, part: 'imagem', file: { name: 'foto.png', bytes: () => FOTO } },
      reply: ok({ id: 2, hash: '3ea22e676d97404c496bca117bb84445312b5f80c8d9cfcf9e233090dc63a432' }),
      send: ({ api }, file) => api(protocolos.enviarImagem, { params: { id: 3 }, file: file as File }),
    },
    {
      call: 'GET /dispositivo',
      as: 'admin',
      request: 'GET /dispositivo',
      reply: ok([{ id: 1, nome: 'Tablet 1', dtCadastro: AT, protocolos: 1, ultimoEnvio: AT, revogadoEm: null }]),
      send: ({ api }) => api(dispositivos.list),
    },
    {
      // Of a new one the token is told, which nobody can foresee.
      call: 'POST /dispositivo',
      as: 'admin',
      request: 'POST /dispositivo',
      body: { nome: 'TABLET 1' },
      status: 422,
      reply: refused('Já existe um dispositivo com este nome', {
        campos: { nome: 'Já existe um dispositivo com este nome' },
      }),
      send: ({ api }) => api(dispositivos.create, { body: { nome: 'TABLET 1' } }),
    },
    {
      call: 'DELETE /dispositivo',
      as: 'admin',
      request: 'DELETE /dispositivo?id=1',
      reply: ok({ id: 1 }),
      send: ({ api }) => api(dispositivos.revoke, { query: { id: 1 } }),
    },
  ],
};
