import type { ColumnType, Generated } from 'kysely';

type Flag = number;
type Moment = string;
type Id = Generated<number>;

/** The tables of who may sign in, what they may do, and the mail that they get. Conventions as in `schema.ts`. */
export interface AccessSchema {
  GrupoAcesso: {
    id: Id;
    nome: string;
    flagAtivo: Flag;
    dtCadastro: Moment;
    versao: ColumnType<number, number | undefined, number>;
    removidoEm: Moment | null;
  };
  Usuario: {
    id: Id;
    uuid: string;
    nome: string;
    login: string;
    email: string;
    idGrupo: number;
    /** argon2id; null until the user sets a first password. */
    senhaHash: string | null;
    flagAlterarSenha: Flag;
    flagAtivo: Flag;
    dtCadastro: Moment;
    versao: ColumnType<number, number | undefined, number>;
    removidoEm: Moment | null;
  };
  /** Sessions by the SHA-256 of their cookie. */
  Sessao: { chave: string; idUsuario: number; criadaEm: Moment; vistaEm: Moment; expiraEm: Moment };
  /** One row. `versao` grows with each change of who may do what, by triggers: it is only read. */
  VersaoAcesso: { id: ColumnType<number, never, never>; versao: ColumnType<number, never, never> };
  /** Password links by the SHA-256 of their secret. */
  LinkSenha: { chave: string; idUsuario: number; criadoEm: Moment; expiraEm: Moment; usadoEm: Moment | null };
  /** Requests of password links: each address and each caller may make so many an hour. `endereco` is hashed. */
  PedidoSenha: { id: Id; email: string; endereco: string; em: Moment; atendidoEm: Moment | null };
  /** Outgoing mail. `texto` and `html` may hold a password: they are blank once the message is sent, or given up. */
  Mensagem: {
    id: Id;
    /** Makes the `Message-ID` and the name of the `.eml`: the same at each attempt. */
    chave: string;
    paraNome: string;
    paraEmail: string;
    assunto: string;
    texto: string | null;
    html: string | null;
    situacao: 'pendente' | 'enviada' | 'falhou';
    tentativas: ColumnType<number, number | undefined, number>;
    criadaEm: Moment;
    /** When it is tried next; while a server sends it, until when that server has it. */
    proximaEm: Moment;
    enviadaEm: Moment | null;
    erro: string | null;
    /** Until when its link works; null for what does not end. */
    expiraEm: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
    /** The protocol that it tells of; null of any other, and of those sent before this was kept. */
    idProtocolo: ColumnType<number | null, number | null | undefined, number | null>;
  };
  /** What a message carries, until it is sent or given up. */
  MensagemAnexo: { idMensagem: number; ordem: number; nome: string; tipo: string; bytes: Uint8Array };
  /** The sending of a month (`YYYY-MM`) of a subscription. */
  AssinaturaEnvio: {
    idAssinatura: number;
    mes: string;
    /** 'vazia': sent without a file, for there was nothing to report. */
    situacao: 'pendente' | 'enviada' | 'vazia' | 'falhou';
    tentativas: number;
    /** When it last changed. */
    em: Moment;
    /** When it is tried next; while a server makes it, until when that server has it. */
    proximaEm: Moment;
    erro: string | null;
    /** The message that carries it, once it is queued. */
    idMensagem: number | null;
  };
  /** Failed logins, by the SHA-256 of the login, of the network address, and of both. */
  TentativaLogin: { id: Id; chave: string; em: Moment };
  /** Where each login last signed in. `chave` is the SHA-256 of the login, `endereco` of the network address. */
  UltimoAcesso: { chave: string; endereco: string; em: Moment };
  Modulo: {
    id: Id;
    nome: string;
    path: string;
    icone: string;
    ordem: number;
    versao: ColumnType<number, number | undefined, number>;
  };
  ModuloMenu: {
    id: Id;
    idModulo: number;
    nome: string;
    path: string;
    flagIgnorar: Flag;
    ordem: number;
    versao: ColumnType<number, number | undefined, number>;
  };
  GrupoAcessoMenu: { idGrupo: number; idMenu: number; flagEditar: Flag };
}
