import type { ColumnType, Generated } from 'kysely';
import type { Protocolo } from '../../contract/protocolos.ts';

type Moment = string;
type Id = Generated<number>;

/** The tables of what comes from the field application. Conventions as in `schema.ts`. */
export interface ProtocolSchema {
  /** A device that may send protocols; removed, its token is of no use. */
  Dispositivo: {
    id: Id;
    nome: string;
    /** SHA-256 of its token. */
    chave: string;
    dtCadastro: Moment;
    idUsuario: number | null;
    versao: ColumnType<number, number | undefined, number>;
    removidoEm: Moment | null;
  };
  Protocolo: Omit<Protocolo, 'id'> & {
    id: Id;
    /** The application's own. */
    uuid: string;
    /** What was sent under it, hashed: the same again is no other protocol. */
    pedido: string;
    idDispositivo: number | null;
    recebidoEm: Moment;
    /** Nobody was written to about it yet. */
    flagAvisar: number;
  };
  /** A photo by the SHA-256 of its bytes as they came; where it was taken, as they told. */
  Imagem: {
    hash: string;
    largura: number;
    altura: number;
    latitude: number | null;
    longitude: number | null;
    recebidaEm: Moment;
  };
  /** Its bytes as they are shown, on PostgreSQL alone: the embedded database has a folder beside it. */
  ImagemBytes: { hash: string; tamanho: string; bytes: Uint8Array };
  ProtocoloImagem: { id: Id; idProtocolo: number; hash: string };
}
