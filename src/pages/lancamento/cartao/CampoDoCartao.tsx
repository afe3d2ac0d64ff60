import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ChoiceField } from '../../../kit/inputs/ChoiceField.tsx';
import { TypedField } from '../../../kit/inputs/TypedField.tsx';
import { pasteInto } from '../../../kit/tables/pasted.ts';
import { whenLeft } from '../../../kit/whenLeft.ts';
import { CAMPOS, type Campo, ehTexto, SEPARADOR } from '../leitura/campos.ts';
import type { Linha } from '../linha/linha.ts';
import { ABAIXO_DO_PORQUE } from '../pecas/estilo.ts';

interface CampoDoCartaoProps {
  campo: Campo;
  linha: Linha;
  text: string;
  /** The same as people read it, while nobody types. */
  shown: string;
  numeric: boolean;
  choices?: readonly { id: number; nome: string }[];
  /** Why what it holds cannot be saved. */
  wrong: string | undefined;
  /** With the row as it was when typing began. */
  onDone(text: string, antes: Linha): void;
  /** Goes on to what is typed next, be it another meter's. */
  onNext(): void;
}

/**
 * Typed to the end before anything is calculated, as a cell of the grid is; a telephone that goes into the pocket ends it too,
 * and one that is turned, where the grid takes the card's place.
 */
export function CampoDoCartao(props: CampoDoCartaoProps) {
  const { campo, linha, text, shown, numeric, choices, wrong, onDone, onNext } = props;
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<{ text: string; antes: Linha } | null>(null);
  const [opened, setOpened] = useState(linha);
  const [focused, setFocused] = useState(false);
  /** What was said of it keeps its room while it is put right: what is tapped next stays where it is. */
  const [said, setSaid] = useState(wrong);
  if (wrong !== undefined && wrong !== said) setSaid(wrong);
  /** A tap that brought the focus here is still under way. */
  const tapped = useRef(false);
  const end = () => {
    if (typed && typed.text !== text) onDone(typed.text, typed.antes);
    setTyped(null);
  };
  // What is there is typed over: the other text in its place would leave nothing of it selected.
  const select = useEffectEvent(() => {
    if (!choices && (!ehTexto(campo) || shown !== text)) field.current?.querySelector('input')?.select();
  });
  useLayoutEffect(() => {
    if (focused) select();
  }, [focused]);
  const hide = useEffectEvent(end);
  useEffect(() => {
    const element = field.current;
    const onHide = () => hide();
    const ended = whenLeft(onHide);
    return () => {
      ended();
      // Not where effects are only tried twice: the field is still there then.
      queueMicrotask(() => element?.isConnected || onHide());
    };
  }, []);
  const lines = text.includes('\n');
  // Of several values none is right: they are seen to be no one.
  const onPaste = (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    pasteInto(event.currentTarget, event, ehTexto(campo) ? ' ' : SEPARADOR);
  const common = {
    ref: field,
    'data-campo': campo,
    // The card's situation says it aloud.
    error: wrong !== undefined,
    helperText: wrong ?? (said && <span style={{ visibility: 'hidden' }}>{said}</span>),
    label: CAMPOS[campo].label,
    value: typed?.text ?? (choices || focused ? text : shown),
    onPointerDown: () => {
      tapped.current = !focused;
    },
    // The browser has put its caret there by now.
    onClick: () => {
      if (tapped.current) select();
      tapped.current = false;
    },
    onFocus: () => setFocused(true),
    onBlur: () => {
      setFocused(false);
      end();
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter' && !lines) {
        end();
        if (!choices) onNext();
      }
      if (key === 'Escape') setTyped(null);
    },
    fullWidth: true,
    margin: 'dense',
    size: 'medium',
    sx: ABAIXO_DO_PORQUE,
  } as const;
  if (choices) {
    return (
      <ChoiceField
        {...common}
        choices={choices.map(({ id, nome }) => [String(id), nome])}
        // As it was when the choices were looked at.
        slotProps={{ select: { onOpen: () => setOpened(linha) } }}
        onChoice={(chosen) => onDone(chosen, opened)}
      />
    );
  }
  // Of smaller letters some telephones enlarge the page as the field is typed in.
  const numbers = numeric
    ? ({ inputMode: 'decimal', style: { fontSize: '1.25rem' } } as const)
    : { style: { fontSize: '1rem' } };
  return (
    <TypedField
      {...common}
      onText={(next) => setTyped({ text: next, antes: typed?.antes ?? linha })}
      multiline={lines}
      // Of a text that is cut it is told.
      maxLength={ehTexto(campo) ? undefined : CAMPOS[campo].maxLength}
      slotProps={{ htmlInput: { enterKeyHint: lines ? undefined : 'next', onPaste, ...numbers } }}
    />
  );
}
