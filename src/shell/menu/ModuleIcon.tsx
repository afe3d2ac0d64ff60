import { laterExtra } from '../../kit/later.tsx';

/** A module's icon. The icons come after the first load: what they stand beside is read without them. */
export const ModuleIcon = laterExtra(() => import('./ModuleDrawing.tsx'));
