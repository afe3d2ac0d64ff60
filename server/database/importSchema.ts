import type { ColumnType, Generated } from 'kysely';
import type { Conteudo } from '../../contract/importacao.ts';

type Moment = string;
type Id = Generated<number>;

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
}
