import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { pastedCells, pasteInto } from '../../../kit/tables/pasted.ts';
import { SEPARADOR } from '../leitura/campos.ts';
import { larguraDe } from '../linha/larguras.ts';

/** What ends typing in a cell: where it goes on, or what is done with its row. */
export type Saida = 'abaixo' | 'acima' | 'direita' | 'esquerda' | 'fora' | 'salvar' | 'calcular';

interface EditorProps {
  label: string;
  initial: string;
  /** What it begins with is replaced by the first key; arrows then leave the cell. */
  replacing: boolean;
  numeric: boolean;
  /** It holds one value: several cells that are pasted over it are others'. */
  alone: boolean;
  /** Pixels. Of a size of its own what is typed moves nothing else. */
  width: number;
  maxLength?: number;
  choices?: readonly { id: number; nome: string }[];
  onDone(text: string, saida: Saida): void;
  onCancel(): void;
  /** Told several cells that were pasted over one. */
  onCells(cells: string[][]): void;
}

const ARROWS: Readonly<Record<string, Saida>> = {
  ArrowUp: 'acima',
  ArrowDown: 'abaixo',
  ArrowLeft: 'esquerda',
  ArrowRight: 'direita',
};

/** Pixels: its own frame, and what typed numbers, which are bold, take beyond others. */
const FRAME = 16;

function saidaDe({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, arrows: boolean): Saida | undefined {
  if (key === 'Enter' && (ctrlKey || metaKey) && !shiftKey) return 'salvar';
  if (key === 'F9') return 'calcular';
  if (key === 'Enter') return shiftKey ? 'acima' : 'abaixo';
  if (key === 'Tab') return shiftKey ? 'esquerda' : 'direita';
  return arrows ? ARROWS[key] : undefined;
}

/** The field in which a cell is typed, over the cell. It keeps its text to itself: no key draws the grid again. */
export function Editor({
  label,
  initial,
  replacing,
  numeric,
  alone,
  width,
  maxLength,
  choices,
  onDone,
  onCancel,
  onCells,
}: EditorProps) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const ended = useRef(false);
  /** What the field made of the text that it was given: of two lines one. */
  const given = useRef('');

  function end(saida: Saida, text = field.current?.value ?? initial) {
    if (ended.current) return;
    ended.current = true;
    onDone(!replacing && text === given.current ? initial : text, saida);
  }
  const leave = useEffectEvent((text?: string) => end('fora', text));
  useLayoutEffect(() => {
    const element = field.current;
    given.current = element?.value ?? '';
    // The cell is in view; to look for it would have the page laid out at each key.
    element?.focus({ preventScroll: true });
    // It goes on at the end of what is there, as spreadsheets do.
    if (!replacing) element?.setSelectionRange?.(element.value.length, element.value.length);
    // A page that is closed, and a row that is scrolled away, take nothing with them.
    const onHide = () => leave(element?.value);
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      // Not where effects are only tried twice: the field is still there then.
      queueMicrotask(() => element?.isConnected || onHide());
    };
  }, [replacing]);

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    // A composition (of an accent) ends with a key of its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      ended.current = true;
      return onCancel();
    }
    const saida = saidaDe(event, replacing && !choices);
    if (!saida) return;
    event.preventDefault();
    end(saida);
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    if (!alone || cells.flat().length < 2) {
      return pasteInto(event.currentTarget, event, alone ? SEPARADOR : ' ');
    }
    event.preventDefault();
    ended.current = true;
    onCells(cells);
  }
  const common = {
    ref: field,
    'aria-label': label,
    onKeyDown,
    // A window that is left keeps its field: whoever comes back goes on.
    onBlur: () => document.activeElement !== field.current && end('fora'),
    onMouseDown: (event: MouseEvent) => event.stopPropagation(),
  };
  if (choices) {
    return (
      <select {...common} defaultValue={initial} style={{ width }}>
        {choices.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...common}
      defaultValue={replacing ? '' : initial}
      inputMode={numeric ? 'decimal' : undefined}
      onPaste={onPaste}
      // Of a text that is cut it is told; of a number nothing is left out.
      maxLength={numeric ? maxLength : undefined}
      autoComplete="off"
      style={{
        // A number that is longer than its cell is seen whole while it is gone on with.
        width: Math.max(width, replacing ? 0 : larguraDe(initial) + FRAME),
        textAlign: numeric ? 'right' : undefined,
      }}
    />
  );
}
