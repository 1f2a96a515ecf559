import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { generate } from 'selfsigned';
import { Agent, request } from 'undici';

import { nginxCommand, type RunningProgram, startProgram } from './realPrograms.ts';

/** An answer as it came, nothing followed. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** Number of pieces of the body. */
  readonly pieces: number;
}

interface Asking {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const here: LookupFunction = (_, { all }, tell) =>
  all ? tell(null, [{ address: '127.0.0.1', family: 4 }]) : tell(null, '127.0.0.1', 4);
const thisMachine = new Agent({ connect: { lookup: here, rejectUnauthorized: false } });

/** Asks this machine over HTTP or HTTPS, whatever name the address has and whoever signed the certificate. */
export async function askOver(url: string, asking: Asking = {}): Promise<PlainAnswer> {
  const { statusCode, headers, body } = await request(url, { dispatcher: thisMachine, ...asking });
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return { status: statusCode, headers, body: Buffer.concat(chunks).toString(), pieces: chunks.length };
}

const recipes = fileURLToPath(new URL('../../services/gateway/deploy/', import.meta.url));

/** A proxy of the recipes; `port` speaks HTTPS. */
export interface RunningRecipe extends RunningProgram {
  readonly plainPort: number;
}

/** Real nginx with the recipe's file, but for the ports, the name, the certificate and where the server is. */
export async function startNginxRecipe(name: string, server: string): Promise<RunningRecipe> {
  const recipe = await readFile(`${recipes}nginx.conf`, 'utf8');
  const plainPort = await getPort();
  const running = await startProgram(async (port, folder) => {
    const [cert, key] = [`${folder}/cert.pem`, `${folder}/key.pem`];
    const made = await generate([{ name: 'commonName', value: name }]);
    await writeFile(cert, made.cert);
    await writeFile(key, made.private);
    await mkdir(`${folder}/.well-known/acme-challenge`, { recursive: true });
    await writeFile(`${folder}/.well-known/acme-challenge/token`, 'the answer to the authority');
    const changes = {
      'listen 80;': `listen 127.0.0.1:${plainPort};`,
      'listen 443 ': `listen 127.0.0.1:${port} `,
      '/etc/letsencrypt/live/www.example.com/fullchain.pem': cert,
      '/etc/letsencrypt/live/www.example.com/privkey.pem': key,
      'www.example.com': name,
      '127.0.0.1:3000': new URL(server).host,
      '/var/www/html': folder,
    };
    return nginxCommand(folder, withChanges(recipe, changes));
  });
  return { ...running, plainPort };
}

/** Real Caddy with the recipe's file as it is, told its ports and to sign the certificate itself. */
export async function startCaddyRecipe(name: string, server: string): Promise<RunningRecipe> {
  const plainPort = await getPort();
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
