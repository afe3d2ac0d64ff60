import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Opens a document in a new tab (spec 2 §2.1). */
export function DocumentLink({ href, label }: { href: string; label: string }) {
  const translate = useTranslate();
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener"
      startIcon={<PictureAsPdfIcon />}
      aria-label={translate('ficha.pdf.opensTab', { label })}
    >
      {label}
    </Button>
  );
}
