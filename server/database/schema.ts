import type { ColumnType, Generated } from 'kysely';
import type { ConfiguracaoRelatorios } from '../../domain/relatorio/configuracao.ts';
import type { TextosDoApp } from '../../resources/app/configuracao.ts';
import type { CONTATO } from '../../resources/cliente/contato.ts';
import type { Row } from '../../resources/cliente/defineFields.ts';
import type { ENDERECO } from '../../resources/cliente/endereco.ts';
import type { HIDROMETRO } from '../../resources/cliente/hidrometro.ts';
import type { MEDIDOR } from '../../resources/cliente/medidor.ts';
import type { MONITORAMENTO } from '../../resources/cliente/monitoramento.ts';
import type { PESSOA_LIDA } from '../../resources/cliente/pessoa.ts';
import type { PONTO_COLETA } from '../../resources/cliente/pontoColeta.ts';
import type { AccessSchema } from './accessSchema.ts';
import type { ImportSchema } from './importSchema.ts';
import type { ProtocolSchema } from './protocolSchema.ts';

/**
 * The database as the queries see it. Tables bear the names that the API's paths and the log give them, columns the
 * names that travel in JSON. Moments are ISO UTC texts, calendar dates `YYYY-MM-DD`, flags 0/1.
 */
type Flag = number;
type Moment = string;
type Id = Generated<number>;

/** Columns of every record that users edit. Removed records stay, with the moment of their removal. */
interface Editable {
  id: Id;
  dtCadastro: Moment;
  idUsuario: number | null;
  versao: ColumnType<number, number | undefined, number>;
  removidoEm: Moment | null;
}

/** A record that hangs on a client. */
interface OfClient extends Editable {
  idPessoa: number;
}

/** Columns of a flat register, besides its own. `busca` holds its searchable text, normalised. */
export interface RegisterTable extends Editable {
  flagAtivo: Flag;
  busca: string;
}

interface Descriptive extends RegisterTable {
  descricao: string;
}

export interface Schema extends AccessSchema, ImportSchema, ProtocolSchema {
  Roteiro: Descriptive;
  RamoAtividade: Descriptive & { corpoEmailVisitaRealizada: string | null };
  FonteAbastecimento: Descriptive;
  CategoriaCobranca: Descriptive & { regra: number };
  PessoaMedidorVazaoTipo: Descriptive;
  Parametro: Descriptive & { sigla: string; minimo: number; maximo: number; incerteza: number };
  /** Limits of a parameter from a day on (`domain/coleta/datedLimits`). */
  ParametroLimite: { id: Id; idParametro: number; desde: string; minimo: number; maximo: number };
  Amostrador: Descriptive & { codigo: string | null; obs: string | null; dtAquisicao: string | null };
  RamoAtividadeParametroSinonimo: Editable & { idParametro: number; descricao: string; flagAtivo: Flag; busca: string };
  RamoAtividadeParametro: { id: Id; idRamoAtividade: number; idParametro: number };
  CalculoHorimetro: { id: Id; descricao: string; flagAtivo: Flag };
  Pessoa: Editable & Row<typeof PESSOA_LIDA> & { busca: string };
  PessoaEndereco: OfClient & Row<typeof ENDERECO> & { idTipoEndereco: number };
  PessoaContato: OfClient &
    Row<typeof CONTATO> & {
      /** When its personal data were erased at the person's request (LGPD). */
      apagadoEm: Moment | null;
    };
  PessoaPontoColeta: OfClient & Row<typeof PONTO_COLETA> & { busca: string };
  PessoaHidrometro: OfClient & Row<typeof HIDROMETRO>;
  PessoaMedidorVazao: OfClient & Row<typeof MEDIDOR>;
  /** What printed reports say of who issues them: one record. */
  ConfiguracaoRelatorio: Editable & ConfiguracaoRelatorios;
  /** What a protocol's message says and to whom it goes: one record; the HTML has been cleaned. */
  ConfiguracaoApp: Editable & TextosDoApp;
  /** The PDF that goes with it: the row of the record's id, or none. */
  ConfiguracaoAppPdf: { id: number; nome: string; bytes: Uint8Array };
  /** A report that its `idUsuario` gets by mail on a day of each month; `filtros` is its address without the period. */
  AssinaturaRelatorio: Editable & { relatorio: string; filtros: string; dia: number; primeiroMes: string };
  /** Annual monitoring: one record a client and year. */
  RelatorioMonitoramento: OfClient &
    Row<typeof MONITORAMENTO> & {
      /** Volume and DBO are a person's, not the calculation's. */
      flagVolumeInformado: Generated<Flag>;
      flagDboInformado: Generated<Flag>;
    };
  /** What somebody planned of a client's year: `meses` as `lerMeses` reads it. */
  AgendaColeta: OfClient & { ano: number; meses: string };
  /** That the letter of a collection that did not conform was sent, by whom, and when that was told. */
  CartaNaoConforme: { idColeta: number; idUsuario: number | null; em: Moment };
  /** A list of charges as it was saved; `dados` is its rows, as JSON. */
  RelatorioAtualizacaoDBO: Editable & { inicio: string; fim: string; dados: string };
  /** A client's number in a period; that of a removed one is not given again. */
  RelatorioSequencial: Editable & { sequencial: string; idCliente: number; inicio: string; fim: string };
  PessoaHidrometroLancamento: Editable & {
    idHidrometro: number;
    idMes: number;
    idAno: number;
    idCategoriaCobranca: number | null;
    /** The rule that its figures are worked out by; null where that was not kept, and its figures tell it. */
    regra: number | null;
    leituraAnterior: number;
    leituraAtual: number;
    volumeMedido: number;
    volumeCorrigido: number;
    tempoAnterior: string | null;
    tempoAtual: string | null;
    tempoFinal: string | null;
    horaInicial: string | null;
    horaFinal: string | null;
    volumeCorrido: number | null;
    medidorStatusNome: string | null;
    /** Whether the meter was replaced or rolled over (`domain/leitura/restart`). */
    reinicioMedidor: Generated<number>;
    obs: string | null;
    /** Why what is odd about it is right. */
    motivo: string | null;
    flagMedia: Flag;
    /** The volume is a person's, not the calculation's. */
    flagMedidoInformado: Generated<Flag>;
    flagCorrigidoInformado: Generated<Flag>;
    /** Nobody read the meter that month. */
    flagNaoLida: Generated<Flag>;
    /** A person said where the reading, or its hours, begin. */
    flagAnteriorInformada: Generated<Flag>;
    flagTempoAnteriorInformado: Generated<Flag>;
    /** What `motivo` was said of: ids of oddities, with commas; null where that was not kept. */
    estranhezasExplicadas: string | null;
    flagAtivo: Flag;
  };
  /** A collection (visit to a sampling point); `chave` makes the same sample arrive once. */
  HistoricoColeta: Editable & {
    idPessoa: number;
    idPontoColeta: number | null;
    idArquivo: number | null;
    chave: string | null;
    codigoAmostra: string | null;
    amostrador: string | null;
    dtInstalaco: string | null;
    horaInstalacao: string | null;
    dtRetirada: string;
    horaRetirada: string | null;
    tempoInstalacao: string | null;
    qtdeColeta: number | null;
    flagChuva: Flag | null;
    medidorInicial: number | null;
    medidorFinal: number | null;
    volumeMedido: number | null;
    idTipoDBO: number;
    flagMedidorInoperante: Generated<Flag>;
  };
  /** A change of colour: `antes` is what each chosen collection was, as JSON `{id: idTipoDBO}`. */
  HistoricoColetaCor: {
    id: Id;
    idPessoa: number;
    cor: number;
    valores: string;
    antes: string;
    motivo: string | null;
    idUsuario: number | null;
    dtCadastro: Moment;
  };
  /** One laboratory value: raw text for ever, and what it means. */
  Resultado: {
    idColeta: number;
    idParametro: number;
    bruto: string;
    operador: string;
    numero: number | null;
    unidade: string | null;
    idArquivo: number | null;
    /** Value and unit as they came, of a result that was converted. */
    original: ColumnType<string | null, string | null | undefined, string | null>;
  };
  /** What was done, by whom; `domain/log/acao.ts` makes the text of it. */
  LogUsuario: {
    id: Id;
    idUsuario: number | null;
    login: string;
    /** The kind of act, such as 'Alteração'. */
    evento: string;
    tabela: string;
    idReferencia: number | null;
    idPessoa: number | null;
    dtAcao: Moment;
    infoExtra: string | null;
    /** The fields, `Mudanca[]` as JSON; null once their values were erased, and where there is `texto`. */
    mudancas: string | null;
    /** An old entry's whole text, when its fields cannot be told from it for certain. */
    texto: ColumnType<string | null, undefined, null>;
    busca: string;
  };
  /** Replies already given to a creating request, by user and `Idempotency-Key`. */
  Idempotencia: { chave: string; idUsuario: number; chamada: string; pedido: string; resposta: string; em: Moment };
  /** What a user chose about the screens, as JSON. */
  Preferencia: { idUsuario: number; chave: string; valor: string; em: Moment };
  /** A name of a person who was erased: its HMAC-SHA256 and the key of it, both as hexadecimal digits. */
  NomeApagado: { codigo: string; chave: string };
  /** Empty but for a moment: where the server tries whether it can write. */
  Sonda: { id: Id; texto: string };
  /** One row: facts about this database, such as whether it holds demonstration data. */
  Instalacao: { id: number; demonstracao: Flag; criadaEm: Moment };
}

export type TableName = keyof Schema;
