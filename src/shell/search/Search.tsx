import Box from '@mui/material/Box';
import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FinderProps } from './Finder.tsx';
import { SearchField } from './SearchField.tsx';

/** The header's search. What finds is loaded when the field is first used, and takes over what was typed meanwhile. */
export function Search({ menus }: { menus: readonly string[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [loaded, setLoaded] = useState<{ Finder: ComponentType<FinderProps>; autoFocus: boolean } | null>(null);

  const load = async () => {
    const found = await import('./Finder.tsx').catch(() => null);
    // Without a connection it does not come; it is asked for again once there is one.
    if (!found) return window.addEventListener('online', load, { once: true });
    const { Finder } = found;
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    // At once: where the focus is now, it may not be any more when React comes to it.
    flushSync(() => setLoaded({ Finder, autoFocus: document.activeElement === input.current }));
    input.current?.setSelectionRange(selectionStart, selectionEnd);
  };

  return (
    <Box role="search" sx={{ flex: '1 1 0', minWidth: 90, maxWidth: 420 }}>
      {loaded ? (
        <loaded.Finder menus={menus} text={text} onText={setText} input={input} autoFocus={loaded.autoFocus} />
      ) : (
        <SearchField inputRef={input} value={text} onChange={(event) => setText(event.target.value)} onFocus={load} />
      )}
    </Box>
  );
}
