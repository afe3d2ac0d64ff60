import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks `/api/vivo` again 5 ms after it was last asked, or at once if the reply took longer. */
const EVERY = 5;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const delays: number[] = [];
let stopped = false;

/** The request under way when the work ends still counts: it may be the one that had to wait. */
function ask(): void {
  if (stopped) {
    parentPort?.postMessage(delays);
    return;
  }
  const start = performance.now();
  get(`${workerData}/api/vivo`, { agent }, (reply) => {
    reply.resume();
    reply.on('end', () => {
      const delay = performance.now() - start;
      delays.push(delay);
      setTimeout(ask, Math.max(0, EVERY - delay));
    });
  });
}

parentPort?.on('message', () => {
  stopped = true;
});
ask();
