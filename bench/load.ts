import autocannon from 'autocannon';
import { childInput } from './child.ts';
import { percentile } from './measure.ts';

export interface LoadInput {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  p50: number;
  p95: number;
  perSecond: number;
}

const { url, headers, connections, seconds } = childInput<LoadInput>();
const times: number[] = [];
let failures = 0;
const result = await new Promise<autocannon.Result>((resolve, reject) => {
  const run = autocannon({ url, headers, connections, duration: seconds }, (error, all) =>
    error ? reject(error) : resolve(all),
  );
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
