import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/** What ends typing in a cell, and where it goes on. */
export type Saida = 'abaixo' | 'acima' | 'direita' | 'esquerda' | 'aqui' | 'fora';

interface EditorProps {
  label: string;
  initial: string;
  /** What it begins with is replaced by the first key; arrows then leave the cell. */
  replacing: boolean;
  numeric: boolean;
  maxLength?: number;
  choices?: readonly { id: number; nome: string }[];
  onDone(text: string, saida: Saida): void;
  onCancel(): void;
}

const ARROWS: Readonly<Record<string, Saida>> = {
  ArrowUp: 'acima',
  ArrowDown: 'abaixo',
  ArrowLeft: 'esquerda',
  ArrowRight: 'direita',
};

function saidaDe({ key, shiftKey }: KeyboardEvent, arrows: boolean): Saida | undefined {
  if (key === 'Enter') return shiftKey ? 'acima' : 'abaixo';
  if (key === 'Tab') return shiftKey ? 'esquerda' : 'direita';
  return arrows ? ARROWS[key] : undefined;
}

/** The field in which a cell is typed, over the cell. It keeps its text to itself: no key draws the grid again. */
export function Editor({ label, initial, replacing, numeric, maxLength, choices, onDone, onCancel }: EditorProps) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const ended = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus();
    if (!replacing) field.current?.select?.();
  }, [replacing]);

  function end(saida: Saida) {
    if (ended.current) return;
    ended.current = true;
    onDone(field.current?.value ?? initial, saida);
  }
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
  const common = {
    ref: field,
    'aria-label': label,
    onKeyDown,
    onBlur: () => end('fora'),
    onMouseDown: (event: React.MouseEvent) => event.stopPropagation(),
  };
  if (choices) {
    return (
      <select {...common} defaultValue={initial}>
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
      maxLength={maxLength}
      autoComplete="off"
      style={{ textAlign: numeric ? 'right' : undefined }}
    />
  );
}
