import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

const started: ChildProcess[] = [];

/** Starts a program in a folder and returns its first line of output. `endPrograms` ends it. */
export async function startProgram(
  [command = '', ...args]: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  started.push(child);
  const [line] = await once(createInterface(child.stdout), 'line');
  child.stdout.resume();
  return line;
}

/** Waits until a server responds with success at this URL. Throws after half a minute. */
export async function waitForServer(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error(`${url} does not answer.`);
}

/** Ends all started programs and their child processes. */
export function endPrograms(): void {
  for (const { pid, exitCode } of started) if (pid && exitCode === null) process.kill(-pid);
}
