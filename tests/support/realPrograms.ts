import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { writeCertificate } from './overTls.ts';

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
  return startProgram(async (port, folder) =>
    nginx(folder, `server { listen 127.0.0.1:${port}; location / { ${location} } }`),
  );
}

async function nginx(folder: string, servers: string): Promise<readonly string[]> {
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const text = `daemon off; pid ${folder}/pid; events {} http { access_log off; ${bodies} ${servers} }`;
  await writeFile(`${folder}/nginx.conf`, text);
  // When root starts nginx, its workers run as another user and buffer long bodies there.
  await chmod(folder, 0o755);
  return ['nginx', '-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`];
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

const recipes = fileURLToPath(new URL('../../services/gateway/deploy/', import.meta.url));

/** A proxy of the recipes; `port` speaks HTTPS. */
export interface RunningRecipe extends RunningProgram {
  readonly plainPort: number;
}

/** Real nginx with the recipe's file, but for the ports, the name, the certificate and where the server is. */
export async function startNginxRecipe(name: string, server: string): Promise<RunningRecipe> {
  const recipe = await readFile(`${recipes}nginx.conf`, 'utf8');
  const plainPort = await freePort();
  const running = await startProgram(async (port, folder) => {
    const { cert, key } = writeCertificate(folder, name);
    const changes = {
      'listen 80;': `listen 127.0.0.1:${plainPort};`,
      'listen 443 ': `listen 127.0.0.1:${port} `,
      '/etc/letsencrypt/live/www.example.com/fullchain.pem': cert,
      '/etc/letsencrypt/live/www.example.com/privkey.pem': key,
      'www.example.com': name,
      '127.0.0.1:3000': new URL(server).host,
    };
    return nginx(folder, withChanges(recipe, changes));
  });
  return { ...running, plainPort };
}

/** Real Caddy with the recipe's file as it is, told its ports and to sign the certificate itself. */
export async function startCaddyRecipe(name: string, server: string): Promise<RunningRecipe> {
  const plainPort = await freePort();
  const running = await startProgram(
    async (port, folder) => {
      const options = [
        'admin off',
        'skip_install_trust',
        'local_certs',
        'default_bind 127.0.0.1',
        `http_port ${plainPort}`,
        `https_port ${port}`,
      ];
      await writeFile(
        `${folder}/Caddyfile`,
        `{\n${options.map((line) => `\t${line}\n`).join('')}}\nimport ${recipes}Caddyfile\n`,
      );
      return ['caddy', 'run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`];
    },
    { SITE: name, SERVER: new URL(server).host },
  );
  return { ...running, plainPort };
}

/** Replaces each text by another. Throws when one of them is missing. */
function withChanges(text: string, changes: Readonly<Record<string, string>>): string {
  let changed = text;
  for (const [from, to] of Object.entries(changes)) {
    if (!changed.includes(from)) throw new Error(`The recipe has no "${from}".`);
    changed = changed.replaceAll(from, to);
  }
  return changed;
}

/** A real Redis on that or a free port of 127.0.0.1 that keeps nothing on disk. */
export function startRedis(onPort?: number): Promise<RunningProgram> {
  return startProgram(
    async (port, folder) => [
      'redis-server',
      ...['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    ],
    {},
    onPort,
  );
}

async function startProgram(
  command: (port: number, folder: string) => Promise<readonly string[]>,
  env: Readonly<Record<string, string>> = {},
  onPort?: number,
): Promise<RunningProgram> {
  const folder = await mkdtemp(path.join(tmpdir(), 'program-'));
  const port = onPort ?? (await freePort());
  const [program = '', ...words] = await command(port, folder);
  const child = spawn(program, words, {
    stdio: 'ignore',
    env: { ...process.env, ...env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
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
