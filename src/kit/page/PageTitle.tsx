import { Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';

interface PageTitleProps {
  /** Name of the page, in the browser's tab as well. */
  text: string;
  /** What stands beside the title, such as a link back. */
  children?: ReactNode;
  id?: string;
}

/** The one `h1` of a page. It can be given the focus when what had it is gone. */
export function PageTitle({ text, children, id }: PageTitleProps) {
  useEffect(() => {
    document.title = text;
  }, [text]);
  return (
    <Typography component="h1" variant="h1" id={id} tabIndex={-1} sx={{ outline: 'none' }}>
      {text}
      {children}
    </Typography>
  );
}
