import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';

const NAME = /^efluentes-envio-(\d+)-/;

/** A folder for the files of one request, which bears the number of this process. Whoever makes it removes it. */
export function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), `efluentes-envio-${process.pid}-`));
}

/** Whether another process of that number is running; one of this process's own number was before it. */
function runs(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes what processes left behind that ended while they received a file. To be called before this one receives any. */
export async function sweepTemporaryFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = NAME.exec(name)?.[1];
    // What another user's left is not this one's to remove.
    if (pid && !runs(Number(pid)))
      await rm(path.join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
  }
}
