// Runs a benchmark of this folder by its name.
// Usage: npm run benchmark [-- <name> [its arguments]]   without a name: pages
import { spawnSync } from 'node:child_process';

const names = ['pages', 'interactive', 'assistant', 'reading', 'conversation', 'soak', 'lines'];
const [name = 'pages', ...words] = process.argv.slice(2);
if (names.includes(name))
  process.exitCode =
    spawnSync('tsx', [`tests/benchmarks/${name}.ts`, ...words], { stdio: 'inherit' }).status ?? 1;
else {
  console.error(`There is no benchmark "${name}". There are: ${names.join(', ')}.`);
  process.exitCode = 1;
}
