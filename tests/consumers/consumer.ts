import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

import { visitConsumer } from '#tests/support/visitConsumer.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** An application of another team in a folder of its own. */
export interface Consumer {
  /** Starts its server and visits it, as `visitConsumer` does. */
  readonly use: (alter?: (html: string) => string) => ReturnType<typeof visitConsumer>;
  readonly remove: () => void;
}

/**
 * Installs the packed library in a copy of these folders of `tests/consumers` and builds that with the command. `serve` starts
 * its server, whose first address in what it writes is visited. Throws when a step fails.
 */
export function makeConsumer(
  folders: readonly string[],
  { build, serve, env }: { build: readonly string[]; serve: readonly string[]; env: NodeJS.ProcessEnv },
): Consumer {
  const app = mkdtempSync(path.join(tmpdir(), `${folders.at(-1)}-consumer-`));
  const options = { cwd: app, env: { ...process.env, ...env } };
  const run = (command = '', ...args: readonly string[]) =>
    execFileSync(command, args, { ...options, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

  for (const folder of folders) cpSync(path.join(root, 'tests/consumers', folder), app, { recursive: true });
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', inject('tarball'));
  run(...build);

  return {
    remove: () => rmSync(app, { recursive: true, force: true }),
    use: async (alter) => {
      const [command = '', ...args] = serve;
      const server = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
      try {
        return await visitConsumer(await addressIn(server.stdout), alter);
      } finally {
        server.kill();
      }
    },
  };
}

/** The first address that a server writes once it listens; it may go on writing. Throws when it ends before. */
const addressIn = (output: NodeJS.ReadableStream) =>
  new Promise<string>((resolve, reject) => {
    let text = '';
    output.on('data', (part: Buffer) => {
      text += String(part);
      const address = /http:\/\/[\w.]+:\d+/.exec(text)?.[0];
      if (address) resolve(address);
    });
    output.on('end', () => reject(new Error(`The server ended without an address: ${text}`)));
  });
