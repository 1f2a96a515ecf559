import { fork } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import type { Lead } from '#services';

const source = fileURLToPath(new URL('leadServer.ts', import.meta.url));

/** Starts `leadServer.ts` as a process that may be killed at any moment. */
export async function startLeadServer(env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const child = fork(source, {
    env: { PATH, HOME, ...env },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = new Promise<AddressInfo>((resolve) =>
    child.once('message', resolve as (_: unknown) => void),
  );
  const { port = 0 } = (await Promise.race([address, ended])) ?? {};
  return {
    ended,
    /** Resolves with whether the server has said that it keeps the lead. */
    send: async (lead: Lead): Promise<boolean> => {
      if (port === 0) return false;
      const response = await fetch(`http://127.0.0.1:${port}`, {
        method: 'POST',
        body: JSON.stringify(lead),
      }).catch((error) => {
        if (error instanceof TypeError) return undefined;
        throw error;
      });
      return response?.ok === true;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
