// Measures the processor time of correcting a model's notation in texts of 64 kB. It must grow linearly with the length.
// Usage: npm run benchmark -- markdown
import { tidyModelText } from '#design-system/modelText';

/** Longest processor time for one text, in milliseconds. */
const target = 1_000;
const parts = {
  dollars: '$x ',
  'brackets of formulas': '\\[ x ',
  'round brackets of formulas': '\\( x ',
  backticks: '`` ` ',
  marks: '==x ',
  'marks of sources': '【x ',
  addresses: 'https://example.com/',
  fractions: '\\frac{',
  lists: '1. x\n  - y\n',
  rows: '| x |\n\n',
  fences: '```md\n',
};

let slowest = 0;
for (const [name, part] of Object.entries(parts)) {
  const text = part.repeat((64 * 1024) / part.length);
  const before = process.cpuUsage();
  tidyModelText(text);
  const ms = process.cpuUsage(before).user / 1_000;
  slowest = Math.max(slowest, ms);
  console.log(`${name}: ${ms.toFixed(1)} ms`);
}
console.log(`Slowest: ${slowest.toFixed(1)} ms; target ${target} ms.`);
process.exit(slowest > target ? 1 : 0);
