import type * as z from 'zod';
import type { configuracaoApp } from '../../../contract/configuracaoApp.ts';

/** The settings of the field application as they are read. */
export type Configuracao = z.output<(typeof configuracaoApp)['one']['result']>;
