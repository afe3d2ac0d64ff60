import type { ChildProcess } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { copyFile, link } from 'node:fs/promises';
import * as path from 'node:path';
import { temporaryFolder } from '../temporaryFolder.ts';
import { READER } from './code.ts';
import { LIMITS } from './limits.ts';

/** Room for the values that a reading makes and drops by the million, so that they are collected less often. */
const NURSERY = ['--min-semi-space-size=32', '--max-semi-space-size=64'];

/** What a reader says before it ends by itself, of which so many characters are told. */
const LAST_WORDS = 2000;

/**
 * Gives a reader a copy of its own of what its code was compiled to: Node takes none that it may not write to, and a file that
 * deceives its reader must change nothing of the others'. Without one it only starts later. File by file: what copies a folder
 * ends the whole process where that cannot be listed.
 */
function copied(compiled: string, own: string): boolean {
  try {
    for (const version of readdirSync(compiled)) {
      mkdirSync(path.join(own, version), { recursive: true });
      for (const name of readdirSync(path.join(compiled, version))) {
        copyFileSync(path.join(compiled, version, name), path.join(own, version, name));
      }
    }
    return true;
  } catch {
    rmSync(own, { recursive: true, force: true });
    return false;
  }
}

/** How long a reader waits for its file before it is let go again. */
const PATIENCE = 10 * 60_000;

/** A process that reads one spreadsheet and ends. It may read its input and its own code, and write its results. */
export class Reader {
  readonly child: ChildProcess;
  readonly heapMegabytes: number;
  readonly input: string;
  readonly output: string;
  readonly #folder: string;

  constructor(heapMegabytes: number) {
    this.#folder = realpathSync(temporaryFolder());
    this.heapMegabytes = heapMegabytes;
    this.input = path.join(this.#folder, 'planilha');
    this.output = path.join(this.#folder, 'resultados');
    try {
      this.child = this.#start();
    } catch (error) {
      rmSync(this.#folder, { recursive: true, force: true });
      throw error;
    }
  }

  #start(): ChildProcess {
    const { child, readable, compiled } = READER.code;
    const own = path.join(this.#folder, 'compilado');
    const said = openSync(this.#said, 'wx');
    try {
      return READER.start(child, [String(LIMITS.practice)], {
        execArgv: [
          `--max-old-space-size=${this.heapMegabytes}`,
          ...NURSERY,
          '--permission',
          ...[...readable, this.input, own].map((name) => `--allow-fs-read=${name}`),
          `--allow-fs-write=${this.#folder}`,
        ],
        env: compiled && copied(compiled, own) ? { NODE_COMPILE_CACHE: own } : {},
        stdio: ['ignore', 'ignore', said, 'ipc'],
      });
    } finally {
      closeSync(said);
    }
  }

  get #said(): string {
    return path.join(this.#folder, 'dito');
  }

  /** What it said of why it ended. */
  lastWords(): string {
    try {
      return readFileSync(this.#said, 'utf8').slice(0, LAST_WORDS).trim();
    } catch {
      return '';
    }
  }

  /** Whether there still is a place for its file. */
  get ready(): boolean {
    return existsSync(this.#folder);
  }

  /** Puts the file where the process may read it. */
  async give(file: string): Promise<void> {
    // Another file system than the one that uploads arrive on takes no link.
    await link(file, this.input).catch(() => copyFile(file, this.input));
  }

  /** Ends the process, if it still runs, and deletes what it read and wrote. */
  discard(): void {
    this.child.kill('SIGKILL');
    // What it was writing when it was ended is still put there.
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 10 });
  }
}

interface Waiting {
  reader: Reader;
  leave(): void;
}

let waiting: Waiting | null = null;

function letGo(): void {
  const { reader, leave } = waiting ?? {};
  leave?.();
  reader?.discard();
}

/**
 * Has a reader started before its file is there: files come one after the other, and a process takes as long to start
 * as to read most of them. It waits for one file, and for ten minutes at most. Where none can be made the next file will tell: no
 * request fails for what comes after it.
 *
 * @returns the one that waits, if any
 */
export function prepareReader(): Reader | null {
  try {
    waiting ??= awaited(new Reader(LIMITS.heapMegabytes));
  } catch {
    return null;
  }
  return waiting.reader;
}

function awaited(reader: Reader): Waiting {
  const { child } = reader;
  const timer = setTimeout(letGo, PATIENCE).unref();
  const leave = () => {
    clearTimeout(timer);
    child.off('error', letGo).off('exit', letGo);
    process.off('exit', letGo);
    waiting = null;
  };
  child.once('error', letGo).once('exit', letGo);
  process.once('exit', letGo);
  // Nothing else waits for it: neither the end of the server nor of a test.
  child.unref();
  child.channel?.unref();
  return { reader, leave };
}

/** A reader of that much memory: the one that waits, or a new one. */
export function takeReader(heapMegabytes: number): Reader {
  // Whoever tidies up temporary folders may have taken its own.
  if (waiting && !waiting.reader.ready) letGo();
  if (waiting?.reader.heapMegabytes !== heapMegabytes) return new Reader(heapMegabytes);
  const { reader, leave } = waiting;
  leave();
  reader.child.ref();
  reader.child.channel?.ref();
  return reader;
}
