// Runs every check and tells each one's time; a failure of any is a failure of all.
import { mkdirSync, rmSync } from 'node:fs';
import concurrently, { type CloseEvent, type ConcurrentlyCommandInput } from 'concurrently';

const vitest = (project: string) => ({
  name: project,
  command: `vitest run --config tests/vitest.config.ts --project ${project} --reporter=default --reporter=junit --outputFile.junit=reports/${project}.xml`,
});
const npm = (name: string, script: string) => ({ name, command: `npm run --silent ${script}` });

/** Stages follow one another; of the steps of a stage as many run side by side as `atOnce` says. */
const stages: readonly { readonly atOnce: number; readonly steps: ConcurrentlyCommandInput[] }[] = [
  {
    atOnce: 3,
    // The longest first.
    steps: [
      vitest('contract'),
      npm('Storybook', 'storybook:build'),
      npm('build', 'build'),
      npm('types', 'check:types'),
      npm('lint', 'check:lint'),
      npm('unused code', 'check:unused'),
      vitest('workerd'),
      vitest('unit'),
      npm('build with warnings', 'build -- --development'),
    ],
  },
  // Each of these keeps two cores busy.
  { atOnce: 1, steps: [npm('stories', 'test:stories'), vitest('self-tests'), npm('end to end', 'test:e2e')] },
  { atOnce: 1, steps: [{ name: 'requirements', command: 'tsx tests/support/coverageTable.ts' }] },
];

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
const failed: string[] = [];
for (const { atOnce, steps } of stages) {
  const { result } = concurrently(steps, { group: true, timings: true, maxProcesses: atOnce });
  const ends = await result.catch((ended: CloseEvent[]) => ended);
  for (const { command, exitCode } of ends) if (exitCode !== 0) failed.push(command.name);
}
if (failed.length > 0) {
  console.log(`These steps failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
