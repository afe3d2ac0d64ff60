import { setPriority } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import * as XLSX from '@e965/xlsx';
import { HEADER_ROWS, readResults } from './layout/layout.ts';
import { LIMITS } from './limits.ts';
import { openWorkbook } from './openWorkbook.ts';
import type { Task } from './protocol.ts';
import { outcomeOf, sheetsOf } from './readTask.ts';
import { sectionsOf, within } from './sections/sections.ts';

/**
 * The process that reads one spreadsheet and ends. It stands apart from the server so that a hostile file takes
 * neither its time nor its memory: the parent sets both limits and kills it past them.
 */

const BELOW_SERVER = 10;

/** A laboratory's sheet, read so often that the reading is compiled long before the next file comes. */
function practiceSheet(): Buffer {
  const rows = Array.from({ length: 250 }, (_, row) => [`P${row % 9}`, '14/01/2016', '10:00', 'DBO', '<', row / 10]);
  const headings = ['Ponto', 'Data', 'Hora', 'Parâmetro', 'Sinal', 'Valor'];
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([headings, ...rows]), 'Plan1');
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

/** @param over whether the file is there: it does not wait for practice */
async function practise(rounds: number, over: () => boolean): Promise<void> {
  const bytes = practiceSheet();
  for (let round = 0; round < rounds && !over(); round += 1) {
    for (const sheet of sheetsOf(openWorkbook(bytes, LIMITS, HEADER_ROWS), LIMITS)) {
      for (const section of sectionsOf(sheet, () => false)) {
        for (const result of readResults(within(section), section.layout)) JSON.stringify(result);
      }
    }
    await setImmediate();
  }
}

setPriority(BELOW_SERVER);
// Whoever asks the server to stop may ask all of its processes: it lets what is open finish, and ends its readers itself.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
let asked = false;
process.once('message', async (task: Task) => {
  asked = true;
  process.send?.(await outcomeOf(task), () => process.disconnect());
});
const [, , told] = process.argv;
const rounds = Number(told);
if (told === 'compile') await import('./openMessage.ts');
// While no file is there: code that has run before reads the first sheet as fast as any.
else if (rounds > 0) await practise(rounds, () => asked);
