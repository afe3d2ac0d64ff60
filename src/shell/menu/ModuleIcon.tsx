import { lazy, Suspense } from 'react';

const ModuleDrawing = lazy(() => import('./ModuleDrawing.tsx'));

/** A module's icon. The icons come after the first load: what they stand beside is read without them. */
export function ModuleIcon({ icone }: { icone: string }) {
  return (
    <Suspense>
      <ModuleDrawing icone={icone} />
    </Suspense>
  );
}
