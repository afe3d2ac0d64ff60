import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Delays of `/api/vivo`, in milliseconds, while `work` went on; asked from a thread of its own. */
export async function healthDuring<T>(url: string, work: () => Promise<T>): Promise<{ delays: number[]; result: T }> {
  const poller = new Worker(new URL('./healthPoller.ts', import.meta.url), { workerData: url });
  await once(poller, 'online');
  try {
    const result = await work();
    const answered = once(poller, 'message');
    poller.postMessage('stop');
    const [delays] = (await answered) as [number[]];
    return { delays, result };
  } finally {
    await poller.terminate();
  }
}
