import { addTexts } from './index.ts';
import acesso from './pt-BR/acesso.ts';

// Its pages import this file: the texts arrive with the first of them.
addTexts({ acesso });
