import type { Leitura } from '../../../../contract/leitura.ts';
import type { Falha, Falhas } from '../envio/falhas.ts';
import type { Pendente, Pendentes } from '../guardado/pendente.ts';
import { type Calculado, type Categoria, type Contexto, calculate } from '../leitura/calculo.ts';
import { type Campo, type Textos, textoDaLinha } from '../leitura/campos.ts';

/** A row of the grid: a reading, what was typed over it, and what follows from both. */
export interface Linha {
  leitura: Leitura;
  textos: Textos;
  calculado: Calculado;
  /** What was typed is not saved yet. */
  pendente: Pendente | undefined;
  falha: Falha | undefined;
  contexto: Contexto | undefined;
  /** Every other client has a ground of its own. */
  outroCliente: boolean;
}

/** Which meter and column are at hand, of the grid or of the card of a telephone: one that is turned goes on with it. */
export interface NaMao {
  /** 0 for none yet. */
  idHidrometro: number;
  coluna?: string | undefined;
}

/** Goes to a meter's row, or to its card; there, if that is asked for, to what keeps it from being saved, where it is at hand. */
export type IrPara = (idHidrometro: number, aoErro?: boolean) => void;

const SEM_TEXTOS: Textos = {};

/** A reading as its row shows it: a new one that is pending has the category that it had as typing began. */
function mostrada(leitura: Leitura, pendente: Pendente | undefined): Leitura {
  const { id, categoria } = pendente ?? {};
  if (leitura.id !== 0 || id !== 0 || categoria === undefined) return leitura;
  return { ...leitura, idCategoriaCobranca: Number(categoria) };
}

interface Fontes {
  leituras: readonly Leitura[];
  pendentes: Pendentes;
  falhas: Falhas;
  contextos: ReadonlyMap<number, Contexto>;
  categorias: readonly Categoria[];
}

/** The place of a meter's row; of one that is not among them the first, unless told. */
export function lugarDe(linhas: readonly Linha[], idHidrometro: number, otherwise = 0): number {
  const place = linhas.findIndex(({ leitura }) => leitura.idHidrometro === idHidrometro);
  return place < 0 ? otherwise : place;
}

/**
 * The row that something is typed over: as it is now where its fields hold what they held when typing began; else as it was then,
 * so that saving it tells what somebody else has made of them meanwhile.
 */
export function digitadaSobre(antes: Linha, agora: Linha | undefined, campos: readonly Campo[]): Linha {
  const isSame = agora && campos.every((campo) => textoDaLinha(agora, campo) === textoDaLinha(antes, campo));
  return isSame ? agora : antes;
}

/** The rows, of which those that nothing happened to are the very same as before: they are not drawn again. */
export function createLinhas(): (fontes: Fontes) => readonly Linha[] {
  let before = new Map<number, { linha: Linha; lida: Leitura }>();
  let categoriasBefore: readonly Categoria[] = [];
  return ({ leituras, pendentes, falhas, contextos, categorias }) => {
    let outro = true;
    let last: number | null = null;
    const next = new Map<number, { linha: Linha; lida: Leitura }>();
    const linhas = leituras.map((lida): Linha => {
      const { idHidrometro, idPessoa } = lida;
      if (idPessoa !== last) outro = !outro;
      last = idPessoa;
      const pendente = pendentes.get(idHidrometro);
      const known = falhas.get(idHidrometro);
      const falha = known && known.pendente.chave === pendente?.chave ? known : undefined;
      const contexto = contextos.get(idHidrometro);
      const { linha: same, lida: sameLida } = before.get(idHidrometro) ?? {};
      if (
        same &&
        categorias === categoriasBefore &&
        sameLida === lida &&
        same.pendente === pendente &&
        same.falha === falha &&
        same.contexto === contexto &&
        same.outroCliente === outro
      ) {
        next.set(idHidrometro, { linha: same, lida });
        return same;
      }
      const leitura = mostrada(lida, pendente);
      const textos = pendente?.textos ?? SEM_TEXTOS;
      const calculado = calculate(leitura, textos, contexto, categorias);
      const linha = { leitura, textos, calculado, pendente, falha, contexto, outroCliente: outro };
      next.set(idHidrometro, { linha, lida });
      return linha;
    });
    before = next;
    categoriasBefore = categorias;
    return linhas;
  };
}
