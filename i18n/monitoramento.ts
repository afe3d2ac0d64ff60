import { addTexts } from './index.ts';
import monitoramento from './pt-BR/monitoramento.ts';

// The client's annual monitoring imports this file: the texts arrive with it.
addTexts({ monitoramento });
