import autocannon from 'autocannon';
import { childInput } from './child.ts';
import { percentile } from './measure.ts';

export interface LoadInput {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  /** Posts these bodies in turn; without any, gets. */
  bodies?: readonly unknown[];
}

export interface LoadResult {
  p50: number;
  p95: number;
  perSecond: number;
}

const { url, headers, connections, seconds, bodies } = childInput<LoadInput>();
const requests = bodies?.map((body) => ({
  method: 'POST' as const,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
}));
const times: number[] = [];
let failures = 0;
const result = await new Promise<autocannon.Result>((resolve, reject) => {
  const options = { url, headers, connections, duration: seconds, ...(requests ? { requests } : {}) };
  const run = autocannon(options, (error, all) => (error ? reject(error) : resolve(all)));
  run.on('response', (_client, status, _bytes, time) => {
    times.push(time);
    if (status !== 200) failures += 1;
  });
});
if (failures + result.errors > 0) throw new Error(`${failures} replies other than 200, ${result.errors} errors`);
process.send?.({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  perSecond: result.requests.average,
} satisfies LoadResult);
