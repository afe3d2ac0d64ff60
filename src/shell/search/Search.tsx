import Box from '@mui/material/Box';
import { type ComponentType, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useTell } from '../../kit/feedback/useTell.ts';
import { PAUSES } from '../../kit/later.tsx';
import { HEADER_HEIGHT } from '../frame.ts';
import type { FinderProps } from './Finder.tsx';
import { SearchField } from './SearchField.tsx';

/** The header's search. What finds is loaded when the field is first used, and takes over what was typed meanwhile. */
export function Search({ menus }: { menus: readonly string[] }) {
  const input = useRef<HTMLInputElement>(null);
  const translate = useTranslate();
  const tell = useTell();
  const [text, setText] = useState('');
  const [loaded, setLoaded] = useState<{ Finder: ComponentType<FinderProps>; autoFocus: boolean } | null>(null);

  const asked = useRef(false);
  const told = useRef(false);
  const pauses = useRef(PAUSES.values());
  const load = async () => {
    if (asked.current) return;
    asked.current = true;
    let back = false;
    const again = () => {
      back = true;
      void load();
    };
    window.addEventListener('online', again, { once: true });
    const found = await import('./Finder.tsx').catch(() => null);
    if (!found) {
      // It is asked for again once there is a connection, after some pauses, and by whoever goes on in it.
      asked.current = false;
      if (!told.current) tell(translate('shell.failure.dialog'), 'warning');
      told.current = true;
      // The connection was back before this was known to have failed.
      if (back) return load();
      const { value: pause } = pauses.current.next();
      if (pause) setTimeout(load, pause);
      return;
    }
    window.removeEventListener('online', again);
    const { Finder } = found;
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    // At once: where the focus is now, it may not be any more when React comes to it.
    flushSync(() => setLoaded({ Finder, autoFocus: document.activeElement === input.current }));
    input.current?.setSelectionRange(selectionStart, selectionEnd);
  };

  return (
    // Within the header, however large its text.
    <Box
      role="search"
      sx={{ '--field': `min(2rem, ${HEADER_HEIGHT - 8}px)`, flex: '1 1 0', minWidth: 90, maxWidth: 420 }}
    >
      {loaded ? (
        <loaded.Finder menus={menus} text={text} onText={setText} input={input} autoFocus={loaded.autoFocus} />
      ) : (
        <SearchField
          inputRef={input}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            void load();
          }}
          // Its own key asks again as well, where the cursor is there already.
          onKeyDown={load}
          onFocus={() => {
            told.current = false;
            pauses.current = PAUSES.values();
            void load();
          }}
        />
      )}
    </Box>
  );
}
