import { Box } from '@mui/material';
import { safeDocument } from './safeHtml.ts';

/** The HTML of a message, in a frame of its own that can do nothing: no scripts, forms, windows or same origin. */
export default function HtmlPreview({ html, title }: { html: string; title: string }) {
  return (
    <Box
      component="iframe"
      sandbox=""
      referrerPolicy="no-referrer"
      title={title}
      srcDoc={safeDocument(html)}
      // Messages are laid out on white, whatever the theme.
      sx={{ display: 'block', width: '100%', height: 420, border: 1, borderColor: 'divider', bgcolor: '#ffffff' }}
    />
  );
}
