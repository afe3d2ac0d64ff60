import { DiscardGuard } from './DiscardGuard.tsx';
import type { Guard } from './guards.ts';
import { useDirtyForm } from './leaving.ts';

/** Guards the form around, and keeps in `dirty` whether it holds something that was not saved. */
export function FormGuard(guard: Guard) {
  const { dirty } = guard;
  useDirtyForm((isDirty) => {
    dirty.current = isDirty;
  });
  return <DiscardGuard {...guard} />;
}
