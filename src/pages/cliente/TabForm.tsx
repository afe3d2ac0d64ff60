import { type RefObject, useContext, useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { DiscardGuard } from '../../admin/DiscardGuard.tsx';
import { DraftKeeper } from '../../admin/DraftKeeper.tsx';
import type { DraftPlace } from '../../admin/drafts.ts';
import { useLeaveWarning } from '../../admin/FormProblems.tsx';
import { TABS, type TabKey, TabMarkContext, tabPath } from './tabs.ts';

interface TabFormProps {
  tab: TabKey;
  idPessoa: number;
  place: DraftPlace | null;
  /** Whether the form holds something; whoever saved it and goes elsewhere may say no at once. */
  dirty: RefObject<boolean>;
}

/**
 * What the form of a part of a client has in common with the others: it stays while other parts are looked at, its tab
 * tells what it holds, leaving the client asks first, and what was typed survives a closed tab. It stands in the form.
 */
export function TabForm({ tab, idPessoa, place, dirty }: TabFormProps) {
  const mark = useContext(TabMarkContext);
  const { isDirty, errors } = useFormState();
  const invalid = Object.keys(errors).length > 0;

  useLeaveWarning(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
  }, [dirty, isDirty]);
  useEffect(() => mark(tab, { dirty: isDirty, invalid }), [mark, tab, isDirty, invalid]);
  useEffect(() => () => mark(tab, null), [mark, tab]);

  const parts: readonly string[] = TABS.map(({ key }) => tabPath(idPessoa, key));
  return (
    <>
      {place && <DraftKeeper place={place} />}
      <DiscardGuard dirty={dirty} stays={(pathname) => parts.includes(pathname)} onDiscard={() => place?.drop()} />
    </>
  );
}
