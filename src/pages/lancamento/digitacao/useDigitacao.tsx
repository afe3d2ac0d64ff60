import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { CellPlace } from '../../../kit/tables/activeCell.ts';
import type { useCells } from '../../../kit/tables/useCells.ts';
import { CAMPOS, ehNumero, ehTexto, textoDaLinha } from '../leitura/campos.ts';
import { type EscolhasDe, type Escrita, escrita, preenchimento, UMA, vizinha } from '../linha/celulas.ts';
import { type Coluna, temCampo } from '../linha/colunas.ts';
import { digitadaSobre, type Linha } from '../linha/linha.ts';
import { type AoAgir, abrirFicha } from '../linha/OpcoesDaLinha.tsx';
import { Editor, type Saida } from './Editor.tsx';
import { useSemLinha } from './useSemLinha.ts';

/** What is done with cells of the grid, whoever keeps their texts. */
export interface Escrever {
  onEscrita(escrita: Escrita, como: 'digitada' | 'colada' | 'preenchida' | 'apagada'): void;
  onUndo(): void;
  onAcao: AoAgir;
}

interface DigitacaoOptions extends Escrever {
  table: RefObject<HTMLTableElement | null>;
  linhas: readonly Linha[];
  colunas: readonly Coluna[];
  cells: ReturnType<typeof useCells>;
  escolhasDe: EscolhasDe;
  mayEdit: boolean;
  comOpcoes: boolean;
  goTo(place: CellPlace): void;
}

const ROWS: Readonly<Partial<Record<Saida, 1 | -1>>> = { abaixo: 1, acima: -1 };

/** A cell that is typed in: of a row as it was when typing began, whatever becomes of that meanwhile. */
interface Edicao {
  how: 'replacing' | 'going-on';
  linha: Linha;
  coluna: Coluna;
  /** What could be chosen then: one that is chosen already stays so. */
  choices: ReturnType<EscolhasDe>;
}

/**
 * The grid's keys: typing replaces what the active cell holds, F2 goes on with it, Esc restores it; Tab and Enter move on;
 * Ctrl with Z, D and Enter undoes, fills down and saves the row, F9 calculates it, F8 opens its reading sheet; Enter on OBS opens its
 * observations, as do Enter and F2 on OBS and Motivo for who only looks. Tab leaves the grid after Esc, and as long as nothing was done
 * in it: whoever only passes by is not kept.
 */
export function useDigitacao(options: DigitacaoOptions) {
  const { table, linhas, colunas, cells, escolhasDe, mayEdit, comOpcoes, goTo, onEscrita, onUndo, onAcao } = options;
  const [editing, setEditing] = useState<Edicao | null>(null);
  const leaving = useRef(true);
  /** What is to be done with the row, typing in which has ended. */
  const doing = useRef<'salvar' | 'calcular' | null>(null);
  const { active } = cells;
  const linha = linhas[active.row];
  const coluna = colunas[active.column];
  const campo = coluna?.campo;
  const typable = mayEdit && linha && coluna && campo && temCampo(linha, campo) ? { linha, coluna, campo } : null;
  /** What its cell cuts off, who only looks reads in the observations. */
  const longo = !mayEdit && linha && (campo === 'obs' || campo === 'motivo') ? linha : null;

  /** The field is there, and has the focus, before the browser puts into it what the key says. */
  function edit(how: 'replacing' | 'going-on') {
    if (longo && how === 'going-on') return onAcao('observacoes', longo);
    if (!typable) return;
    // A cell has room for one line.
    const isLong = how === 'going-on' && textoDaLinha(typable.linha, typable.campo).includes('\n');
    if (isLong) return onAcao('observacoes', typable.linha);
    goTo(active);
    const { linha, coluna } = typable;
    flushSync(() => setEditing({ how, linha, coluna, choices: escolhasDe(linha, typable.campo) }));
  }
  const by = (rows: 1 | -1) => ({ row: active.row + rows, column: active.column });
  const beside = (step: 1 | -1) => vizinha(linhas, colunas, active, step);

  /** The grid has the focus again. A caret left in the field, which goes, would be looked for in the page at every frame. */
  function leaveField() {
    table.current?.focus({ preventScroll: true });
    getSelection()?.removeAllRanges();
  }

  function cancel() {
    setEditing(null);
    leaveField();
  }
  /** The row that is typed over (`digitadaSobre`). */
  function sobreQual({ linha, coluna }: Edicao): Linha {
    const agora = linhas.find(({ leitura }) => leitura.idHidrometro === linha.leitura.idHidrometro);
    return digitadaSobre(linha, agora, coluna.campo ? [coluna.campo] : []);
  }
  function done(edicao: Edicao, text: string, saida: Saida) {
    setEditing(null);
    const { coluna, choices } = edicao;
    onEscrita(
      escrita([sobreQual(edicao)], [coluna], UMA, [[text]], () => choices),
      'digitada',
    );
    if (saida === 'fora') return;
    if (saida === 'salvar' || saida === 'calcular') doing.current = saida;
    else {
      const rows = ROWS[saida];
      const next = rows ? by(rows) : beside(saida === 'direita' ? 1 : -1);
      // Before the focus, which changes how the grid looks: to scroll has what is there laid out.
      if (next) goTo(next);
    }
    leaveField();
  }
  // Once the row holds what was typed.
  useEffect(() => {
    const acao = doing.current;
    if (!acao || editing) return;
    doing.current = null;
    if (linha) onAcao(acao, linha);
  });

  function clear() {
    if (mayEdit) onEscrita(escrita(linhas, colunas, cells.cells, [['']], escolhasDe), 'apagada');
  }

  /** @returns whether the key was one that writes, or opens what a row's options do */
  function write({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
    const withCtrl = ctrlKey || metaKey;
    // With Shift it is another key: of 'Ctrl+Shift+Z' one expects the opposite.
    if (!linha || altKey || (withCtrl && shiftKey)) return false;
    const name = withCtrl ? `Ctrl+${key.toLowerCase()}` : key;
    const fill = () => onEscrita(preenchimento(linhas, colunas, cells.cells, escolhasDe), 'preenchida');
    const writing = {
      'Ctrl+z': onUndo,
      'Ctrl+d': fill,
      'Ctrl+enter': () => onAcao('salvar', linha),
      F9: () => onAcao('calcular', linha),
      Delete: clear,
      Backspace: clear,
    };
    const opening = { F8: () => abrirFicha(linha) };
    const doing: Readonly<Record<string, () => void>> = {
      F2: () => edit('going-on'),
      ...(comOpcoes && opening),
      ...(mayEdit && writing),
    };
    doing[name]?.();
    return name in doing;
  }

  /** @returns whether the key was one that moves on */
  function moveOn({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey) return false;
    const whole = campo === 'obs' && typable ? typable.linha : longo;
    if (key === 'Enter' && whole) onAcao('observacoes', whole);
    else if (key === 'Enter') goTo(by(shiftKey ? -1 : 1));
    else if (key === 'Tab') {
      const next = leaving.current || !mayEdit ? null : beside(shiftKey ? -1 : 1);
      if (next) goTo(next);
      return next !== null;
    } else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return;
    if (semLinha) {
      if (event.key !== 'Enter' && !cells.onKey(event)) return;
      event.preventDefault();
      return escolhida();
    }
    const { key, ctrlKey, metaKey, altKey } = event;
    const did = write(event) || moveOn(event) || cells.onKey(event);
    leaving.current = key === 'Escape' || (leaving.current && key === 'Shift');
    if (did) event.preventDefault();
    else if ((key.length === 1 || key === 'Dead' || key === 'Process') && !ctrlKey && !metaKey && !altKey) {
      edit('replacing');
    }
  }

  /** A window that is left, and a field over a cell, are no way out. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (document.activeElement !== currentTarget && !currentTarget.contains(relatedTarget)) leaving.current = true;
  }
  const stay = () => {
    leaving.current = false;
    escolhida();
  };

  const isThere =
    editing &&
    typable?.campo === editing.coluna.campo &&
    typable?.linha.leitura.idHidrometro === editing.linha.leitura.idHidrometro;
  const isGone = editing !== null && !isThere;
  useEffect(() => {
    // Its row went with the field that had the focus.
    if (isGone && document.activeElement === document.body) table.current?.focus({ preventScroll: true });
  }, [isGone, table]);

  const { semLinha, escolhida } = useSemLinha(table, linhas, linha);

  const editor: ReactNode = editing && isThere && typable && (
    <Editor
      label={`${CAMPOS[typable.campo].label}, ${typable.linha.leitura.registro}`}
      initial={textoDaLinha(editing.linha, typable.campo)}
      replacing={editing.how === 'replacing'}
      numeric={ehNumero(typable.campo)}
      alone={!ehTexto(typable.campo)}
      width={typable.coluna.width}
      maxLength={CAMPOS[typable.campo].maxLength}
      choices={editing.choices}
      onDone={(text, saida) => done(editing, text, saida)}
      onCancel={cancel}
      onCells={(textos) => {
        cancel();
        const from = { top: active.row, bottom: active.row, left: active.column, right: active.column };
        const rows = linhas.with(active.row, sobreQual(editing));
        onEscrita(escrita(rows, colunas, from, textos, escolhasDe), 'colada');
      }}
    />
  );
  return { editor, edit, clear, stay, onKeyDown, onBlur, semLinha };
}
