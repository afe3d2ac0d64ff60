import { addTexts } from './index.ts';
import ficha from './pt-BR/ficha.ts';

// The client's page imports this file: the texts arrive with it.
addTexts({ ficha });
