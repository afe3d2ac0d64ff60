import { addTexts } from './index.ts';
import ramo from './pt-BR/ramo.ts';

/** Imported by the pages that show them. */
addTexts({ ramo });
