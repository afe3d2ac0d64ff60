import { contract } from '../../../contract/index.ts';

/** The permission to write the history (spec 2 §6): that of its calls. */
export const EDIT_HISTORY = contract.historico.save.access.menu;
