// Publishes the built Storybook to Chromatic if a project token is set. Otherwise prints that it is skipped.
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set, so there is no project to publish to.');
} else {
  const { status } = spawnSync('npx', ['chromatic', '--config-file', '.storybook/chromatic.config.json'], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
