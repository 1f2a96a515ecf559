// Sends generated visitors of many countries through the audit and says whether each got the report of the model.
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

// Loaded by Vite: the assistant's topics are found by a pattern of its own.
const {
  module: { runVisitors },
} = await runnerImport<typeof import('../visitors/runVisitors.ts')>('/tests/visitors/runVisitors.ts');

const { values } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' } } });
const count = wholeNumber('count', values.count ?? '20000');
const seed = wholeNumber('seed', values.seed ?? String(Math.floor(Math.random() * 2 ** 31)));

console.log(`${count} visitors, drawn with --seed ${seed}`);
const start = performance.now();
const { served, calls, first } = await runVisitors({
  count,
  seed,
  onProgress: (done) => done % 2_000 === 0 && console.log(`${done} served, ${seconds()} s`),
});
console.log(
  `${served} of ${count} got the report of the model, with ${calls} requests, in ${seconds()} s (seed ${seed}).`,
);
if (first) {
  console.error(`Visitor ${first.number} did not:\n- ${first.problems.join('\n- ')}`);
  console.error(JSON.stringify(first.visitor, null, 2));
  process.exitCode = 1;
}

function seconds(): string {
  return ((performance.now() - start) / 1_000).toFixed(0);
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new Error(`--${name} must be a whole number above 0, for example --${name} 500.`);
}
