import { writeNumber } from '../../../../domain/numbers.ts';
import type { CellPlace, CellRange } from '../../../kit/tables/activeCell.ts';
import type { Digitado } from '../guardado/pendencias.ts';
import type { Categoria } from '../leitura/calculo.ts';
import {
  arrumado,
  CAMPOS,
  type Campo,
  escolhida,
  foiCortado,
  textoDaLinha,
  textoDe,
  visivel,
} from '../leitura/campos.ts';
import { type Coluna, NENHUM, temCampo } from './colunas.ts';
import type { Linha } from './linha.ts';

/** What may be chosen in a field of a row; undefined where it is typed. */
export type EscolhasDe = (linha: Linha, campo: Campo) => readonly Pick<Categoria, 'id' | 'nome'>[] | undefined;

/** A text for a cell as the field keeps it; undefined where the cell cannot take it. */
function aceito(linha: Linha, coluna: Coluna, text: string, escolhas: EscolhasDe): Digitado | undefined {
  const { campo } = coluna;
  if (!campo || !temCampo(linha, campo)) return undefined;
  const choices = escolhas(linha, campo);
  const value = choices ? escolhida(text, choices) : arrumado(campo, text);
  return value === undefined ? undefined : { leitura: linha.leitura, campo, text: value };
}

const ehEscolha = (campo: Campo) => CAMPOS[campo].kind === 'integer';

const volumeMostrado = ({ calculado }: Linha) => writeNumber(calculado.volumeCorrigido, 2);

/** A cell as it is copied: what was typed as it is typed, choices by their names; of one that has nothing, nothing. */
export function copiada({ text, campo }: Coluna, linha: Linha): string {
  if (campo === 'volumeCorrigido') return volumeMostrado(linha);
  if (campo && temCampo(linha, campo) && !ehEscolha(campo)) return textoDaLinha(linha, campo);
  const shown = text(linha);
  return shown === NENHUM ? '' : shown;
}

export interface Escrita {
  mudancas: readonly Digitado[];
  /** Texts for cells that take none, or not this one. */
  deFora: number;
  /** Texts for which there is no cell: they go beyond the grid's end. */
  alem: number;
  /** Cells that held something and are given nothing. */
  esvaziadas: number;
  /** Texts that are longer than their fields take. */
  cortados: number;
}

/** A corrected volume written as it is shown, or as it is saved with all else, is no other: nobody gave it. */
function semOMesmoVolume(mudancas: readonly Digitado[], linhas: ReadonlyMap<Digitado, Linha>): Digitado[] {
  const held = (one: Digitado) => textoDaLinha(linhas.get(one)!, one.campo);
  const saved = ({ leitura, campo }: Digitado) => textoDe(leitura, {}, campo);
  const written = (volume: number | null) => arrumado('volumeCorrigido', writeNumber(volume, 2));
  return [...Map.groupBy(mudancas, ({ leitura }) => leitura.idHidrometro).values()].flatMap((own) => {
    const areAs = (was: (one: Digitado) => string) =>
      own.every((one) => one.campo === 'volumeCorrigido' || one.text === was(one));
    return own.map((one) => {
      if (one.campo !== 'volumeCorrigido') return one;
      const { calculado } = linhas.get(one)!;
      if (one.text === written(calculado.volumeCorrigido) && areAs(held)) return { ...one, text: held(one) };
      return one.text === written(one.leitura.volumeCorrigido) && areAs(saved) ? { ...one, text: saved(one) } : one;
    });
  });
}

/** The range of a grid of one cell. */
export const UMA: CellRange = { top: 0, bottom: 0, left: 0, right: 0 };

/**
 * What writing texts over cells changes: beginning at a place, or, if it is a single one, in each cell of the range.
 *
 * @param textos as rows of cells, which may be longer than the grid; undefined leaves its cell as it is
 */
export function escrita(
  linhas: readonly Linha[],
  colunas: readonly Coluna[],
  range: CellRange,
  textos: readonly (readonly (string | undefined)[])[],
  escolhas: EscolhasDe,
): Escrita {
  // A cell copied by itself goes into all that are selected.
  const only = textos.length === 1 && textos[0]?.length === 1 ? textos[0][0] : undefined;
  const cells: [CellPlace, string | undefined][] =
    only === undefined
      ? textos.flatMap((row, down) =>
          row.map((text, right): [CellPlace, string | undefined] => [
            { row: range.top + down, column: range.left + right },
            text,
          ]),
        )
      : placesOf(range).map((place) => [place, only]);
  const mudancas = new Map<Digitado, Linha>();
  let [deFora, alem, esvaziadas, cortados] = [0, 0, 0, 0];
  for (const [{ row, column }, text] of cells) {
    const [linha, coluna] = [linhas[row], colunas[column]];
    const campo = coluna?.campo;
    const mudanca = linha && coluna && text !== undefined ? aceito(linha, coluna, text, escolhas) : undefined;
    if (mudanca && linha) {
      mudancas.set(mudanca, linha);
      if (mudanca.text === '' && textoDaLinha(linha, mudanca.campo) !== '') esvaziadas++;
      if (foiCortado(mudanca.campo, text ?? '')) cortados++;
    } else if (text === undefined) {
      if (linha && campo && temCampo(linha, campo)) deFora++;
    }
    // An empty cell of a block has nothing to say to one that takes none.
    else if (visivel(text).trim() === '') continue;
    else if (linha && coluna) deFora++;
    else alem++;
  }
  return { mudancas: semOMesmoVolume([...mudancas.keys()], mudancas), deFora, alem, esvaziadas, cortados };
}

function placesOf({ top, bottom, left, right }: CellRange): CellPlace[] {
  const columns = Array.from({ length: right - left + 1 }, (_, at) => left + at);
  return Array.from({ length: bottom - top + 1 }, (_, at) => top + at).flatMap((row) =>
    columns.map((column) => ({ row, column })),
  );
}

const NADA: Escrita = { mudancas: [], deFora: 0, alem: 0, esvaziadas: 0, cortados: 0 };

/**
 * 'Ctrl+D': the first row of the range goes as it is shown into those below it; of one row, the row above it does. What it has
 * not, as the times of a meter without an hour-meter, it cannot give.
 */
export function preenchimento(
  linhas: readonly Linha[],
  colunas: readonly Coluna[],
  range: CellRange,
  escolhas: EscolhasDe,
): Escrita {
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  const source = linhas[from];
  if (!source) return NADA;
  const texts = colunas
    .slice(range.left, range.right + 1)
    .map((coluna) => (coluna.campo && temCampo(source, coluna.campo) ? copiada(coluna, source) : undefined));
  const rows = Array.from({ length: range.bottom - from }, () => texts);
  return escrita(linhas, colunas, { ...range, top: from + 1 }, rows, escolhas);
}

/** The next place where something can be typed, to the right or to the left, going on in the next row; null past the ends. */
export function vizinha(
  linhas: readonly Linha[],
  colunas: readonly Coluna[],
  from: CellPlace,
  step: 1 | -1,
): CellPlace | null {
  const width = colunas.length;
  for (let at = from.row * width + from.column + step; at >= 0 && at < linhas.length * width; at += step) {
    const [row, column] = [Math.floor(at / width), at % width];
    const [linha, campo] = [linhas[row], colunas[column]?.campo];
    if (linha && campo && temCampo(linha, campo)) return { row, column };
  }
  return null;
}
