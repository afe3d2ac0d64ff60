import { Box } from '@mui/material';
import { use } from 'react';
import { withTexts } from '../../../../i18n/index.ts';
import type { Field } from '../../../../resources/defineRegister.ts';
import { laterExtra } from '../../later.tsx';
import { FieldSkeleton } from './FieldSkeleton.tsx';
import { useReadOnly, WaitingContext } from './mode.ts';

interface RichTextProps {
  field: Field;
}

/** By how much the editor, with what stands above it, is higher than a field of eight lines: below 600 px that takes two lines. */
const TOOLBAR = { xs: '80.25px', sm: '40.5px' };

function Place({ field }: RichTextProps) {
  const readOnly = useReadOnly();
  return (
    <Box sx={{ pb: readOnly ? 0 : TOOLBAR }}>
      <FieldSkeleton field={field} rows={8} />
    </Box>
  );
}

/** The editor is as large as all else of a page: it comes when a form has one. */
const RichTextEditor = laterExtra(() => withTexts(import('./richText/RichTextEditor.tsx')), Place);

/** The input of a field that holds formatted text, as HTML; for who may only see, the text as it looks. */
export function RichText({ field }: RichTextProps) {
  const readOnly = useReadOnly();
  if (use(WaitingContext)) return <Place field={field} />;
  return <RichTextEditor field={field} readOnly={readOnly} />;
}
