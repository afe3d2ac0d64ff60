import { waitTurn } from '../../database/turn.ts';
import type { Tx } from '../../write.ts';

/** Lets whoever saves a client's year, and whoever works that year out for all clients, go one after the other. */
export const waitForYear = ({ db }: Tx, ano: number): Promise<void> => waitTurn(db, `RelatorioMonitoramento:${ano}`);
