import { lazy, Suspense, use } from 'react';
import { withTexts } from '../../../../i18n/index.ts';
import type { Field } from '../../../../resources/defineRegister.ts';
import { FieldSkeleton } from './FieldSkeleton.tsx';
import { useReadOnly, WaitingContext } from './mode.ts';

/** The editor is as large as all else of a page: it comes when a form has one. */
const RichTextEditor = lazy(() => withTexts(import('./richText/RichTextEditor.tsx')));

/** The input of a field that holds formatted text, as HTML; for who may only see, the text as it looks. */
export function RichText({ field }: { field: Field }) {
  const readOnly = useReadOnly();
  const place = <FieldSkeleton field={field} rows={8} />;
  if (use(WaitingContext)) return place;
  return (
    <Suspense fallback={place}>
      <RichTextEditor field={field} readOnly={readOnly} />
    </Suspense>
  );
}
