import { addTexts } from './index.ts';
import logsCliente from './pt-BR/logsCliente.ts';

// The client's log imports this file: the texts arrive with it.
addTexts({ logsCliente });
