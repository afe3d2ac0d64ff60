import { useEffect, useRef, useState } from 'react';

/** The title of a page takes the focus when what had it is gone: once that is so, or a dialog would take it back. */
export function useFocusTitle() {
  const page = useRef<HTMLDivElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) page.current?.querySelector('h1')?.focus();
  }, [times]);
  return { page, focusTitle: () => setTimes((before) => before + 1) };
}
