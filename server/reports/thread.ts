import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import type { Fonts } from '../../reports/engine/pdf.ts';
import { type Drawing, draw, messageOf } from '../../reports/engine/render.ts';

/** What the thread is asked. */
export type Task = { id: number } & Drawing;

/** What it answers: `message` is for the user, `cause` for the log. */
export type Answer = { id: number } & ({ bytes: ArrayBuffer } | { message: string; cause: string });

let fonts: Promise<Fonts> | undefined;

async function readFonts(): Promise<Fonts> {
  const read = (name: string) => readFile(new URL(`../../reports/engine/fonts/${name}`, import.meta.url));
  const [regular, bold, metrics] = await Promise.all(['regular.ttf', 'bold.ttf', 'metrics.json'].map(read));
  return { regular: regular!, bold: bold!, metrics: JSON.parse(String(metrics)) };
}

async function answer({ id, ...drawing }: Task): Promise<void> {
  const reply = (answer: Answer, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(answer, transfer);
  try {
    fonts ??= readFonts();
    const loaded = fonts;
    const bytes = await draw(drawing, () => loaded);
    reply({ id, bytes }, [bytes]);
  } catch (error) {
    reply({ id, message: messageOf(error), cause: String(error) });
  }
}

parentPort?.on('message', (task: Task) => void answer(task));
