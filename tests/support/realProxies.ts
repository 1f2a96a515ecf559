import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A program of the machine that runs beside a test. */
export interface RunningProgram {
  readonly port: number;
  close(): Promise<void>;
}

/** True if the machine has the program. */
export const isInstalled = (program: string): boolean =>
  spawnSync('which', [program], { stdio: 'ignore' }).status === 0;

/** Real nginx on a free port of 127.0.0.1 with this `location`. */
export function startNginx(location: string): Promise<RunningProgram> {
  return startProgram(async (port, folder) => {
    const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    const server = `server { listen 127.0.0.1:${port}; location / { ${location} } }`;
    const text = `daemon off; pid ${folder}/pid; events {} http { access_log off; ${bodies} ${server} }`;
    await writeFile(`${folder}/nginx.conf`, text);
    return ['nginx', '-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`];
  });
}

/** Real Caddy on a free port of 127.0.0.1 with these lines for the site. */
export function startCaddy(lines: string): Promise<RunningProgram> {
  return startProgram(async (port, folder) => {
    await writeFile(
      `${folder}/Caddyfile`,
      `{\n admin off\n}\nhttp://:${port} {\n bind 127.0.0.1\n ${lines}\n}\n`,
    );
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`];
  });
}

/** A real Redis on a free port of 127.0.0.1 that keeps nothing on disk. */
export function startRedis(): Promise<RunningProgram> {
  return startProgram(async (port, folder) => [
    'redis-server',
    ...['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder],
  ]);
}

async function startProgram(
  command: (port: number, folder: string) => Promise<readonly string[]>,
): Promise<RunningProgram> {
  const folder = await mkdtemp(path.join(tmpdir(), 'program-'));
  const port = await freePort();
  const [program = '', ...words] = await command(port, folder);
  const child = spawn(program, words, {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  await listening(port, child, program);
  return {
    port,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function listening(port: number, child: ChildProcess, program: string): Promise<void> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${program} did not start.`);
}

/** A port of 127.0.0.1 that nobody uses now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
