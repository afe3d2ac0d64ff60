import type { ColumnType, Generated } from 'kysely';
import type { Conteudo } from '../../contract/importacao.ts';

type Moment = string;
type Id = Generated<number>;

/** A line of a MyLIMS file. `codigo` is the sample's code as it is compared; `motivo` says why it is not in the history. */
interface Staged {
  id: Id;
  idArquivo: number;
  linha: number;
  codigo: string | null;
  codigoAmostra: string | null;
  motivo: string | null;
}

/** Uploaded files, what they hold, and what of it found no place yet. */
export interface ImportSchema {
  UploadArquivo: {
    id: Id;
    nomeArquivo: string;
    conteudo: Conteudo;
    size: number;
    situacao: string;
    laboratorio: number | null;
    linhas: number;
    importadas: number;
    repetidas: number;
    pendentes: number;
    idUsuario: number | null;
    dtCadastro: Moment;
    /** SHA-256 of its bytes, once they came. */
    hash: ColumnType<string | null, string | null | undefined, string | null>;
    /** The e-mail that it was attached to, as JSON. */
    origem: ColumnType<string | null, string | null | undefined, string | null>;
  };
  /** The bytes of uploaded files, once whatever the number of files that hold the same. */
  ArquivoBytes: { hash: string; bytes: Uint8Array };
  /** The collection that a sample of a file became, by the key that it has there; `nomeou` where the file gave it its code. */
  ArquivoAmostra: { idArquivo: number; chave: string; data: string; idColeta: number; nomeou: number };
  /** A result that a file brought and a person took away or wrote over, as it came. */
  ResultadoRetirado: {
    idColeta: number;
    idParametro: number;
    idArquivo: number;
    bruto: string;
    operador: string;
    numero: number | null;
    unidade: string | null;
  };
  /** A result of a file that found no point or parameter yet, kept as it came. */
  ImportacaoPendente: {
    id: Id;
    idArquivo: number;
    planilha: string;
    linha: number;
    coluna: string | null;
    codigoAmostra: string | null;
    ponto: string | null;
    cliente: string | null;
    data: string | null;
    hora: string | null;
    parametro: string | null;
    valor: string | null;
    unidade: string | null;
    /** What the sheet says of the sample besides its results, as JSON: the collection may be created on a later try. */
    detalhes: string | null;
    motivo: string;
  };
  /** `idColeta` is the collection that a sample became. */
  MylimsAmostra: Staged & {
    cliente: string | null;
    ponto: string | null;
    data: string | null;
    hora: string | null;
    detalhes: string | null;
    publicada: number;
    idColeta: number | null;
  };
  /** `situacao` is what became of a result that came into the history. */
  MylimsAnalise: Staged & {
    parametro: string | null;
    valor: string | null;
    unidade: string | null;
    situacao: 'importada' | 'repetida' | null;
  };
  /** What is known of a sample, and a remark on its client; `preenchidos` are the fields of the collection that it filled. */
  MylimsInformacao: Staged & {
    cliente: string | null;
    detalhes: string | null;
    observacao: string | null;
    idColeta: number | null;
    preenchidos: string | null;
    idPessoa: number | null;
  };
  /** The point that a laboratory means by a text, normalised. */
  PontoLaboratorio: { id: Id; laboratorio: number; texto: string; idPontoColeta: number };
  /** A quantity that a laboratory reports a parameter in, and that may be converted. */
  UnidadeLaboratorio: { id: Id; laboratorio: number; idParametro: number; unidade: string };
}
