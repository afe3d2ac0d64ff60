import { Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';

interface PageTitleProps {
  /** Name of the page, in the browser's tab as well. */
  text: string;
  /** What stands beside the title, such as a link back. */
  children?: ReactNode;
  id?: string;
}

/** The first page of a window leaves the focus at its start, before the header. */
let opened = false;

/** The one `h1` of a page. It takes the focus when what had it is gone with the page before, and when it is given it. */
export function PageTitle({ text, children, id }: PageTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = text;
  }, [text]);
  useEffect(() => {
    if (opened && document.activeElement === document.body) title.current?.focus();
    opened = true;
  }, []);
  return (
    <Typography ref={title} component="h1" variant="h1" id={id} tabIndex={-1}>
      {text}
      {children}
    </Typography>
  );
}
