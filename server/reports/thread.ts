import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import type { Fonts } from '../../reports/engine/pdf.ts';
import { type Drawing, draw, messageOf } from '../../reports/engine/render.ts';
import { ReportError } from '../../reports/engine/report.ts';
import { built, type Order } from './built.ts';
import { joined, type Piece } from './pieces.ts';

/**
 * What the thread is told: something to draw, or a report to make, of whose data the pieces come first; or that no order comes
 * of them.
 */
export type Message = Drawing | { piece: Piece } | { order: Order | null };

/** Of which question it is. */
export type Task = { id: number } & Message;

/**
 * What it answers: the file, which has a `name` where a report was ordered; or `message` for the user and `cause` for the
 * log; or what nobody foresaw in building the document.
 */
export type Answer = { id: number } & (
  | { bytes: ArrayBuffer; name: string }
  | { message: string; cause: string }
  | { unforeseen: unknown }
);

let fonts: Promise<Fonts> | undefined;

async function readFonts(): Promise<Fonts> {
  const read = (name: string) => readFile(new URL(`../../reports/engine/fonts/${name}`, import.meta.url));
  const [regular, bold, metrics] = await Promise.all(['regular.ttf', 'bold.ttf', 'metrics.json'].map(read));
  return { regular: regular!, bold: bold!, metrics: JSON.parse(String(metrics)) };
}

const reply = (answer: Answer, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(answer, transfer);

async function answerDrawing(id: number, drawing: Drawing, name: string): Promise<void> {
  try {
    fonts ??= readFonts();
    const loaded = fonts;
    const bytes = await draw(drawing, () => loaded);
    reply({ id, bytes, name }, [bytes]);
  } catch (error) {
    reply({ id, message: messageOf(error), cause: String(error) });
  }
}

async function answerOrder(id: number, order: Order, pieces: readonly Piece[]): Promise<void> {
  const made = await built(order, joined(pieces)).catch((error: unknown) => {
    reply(
      error instanceof ReportError ? { id, message: error.message, cause: String(error) } : { id, unforeseen: error },
    );
  });
  if (made) await answerDrawing(id, made.drawing, made.name);
}

/** Pieces whose order is still to come, by the question that they are of. */
const arrived = new Map<number, Piece[]>();

function receive(task: Task): void {
  const { id } = task;
  const pieces = arrived.get(id) ?? [];
  if ('piece' in task) {
    arrived.set(id, [...pieces, task.piece]);
  } else if ('order' in task) {
    arrived.delete(id);
    if (task.order) void answerOrder(id, task.order, pieces);
  } else {
    void answerDrawing(id, task, '');
  }
}

parentPort?.on('message', receive);
