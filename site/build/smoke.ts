import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

const lead = {
  kind: 'contact',
  name: 'Smoke test',
  email: 'smoke@example.com',
  phone: '',
  message: 'A message of the smoke test.',
  attachment: '',
};

/**
 * Starts the built server of a folder on a free port, tests it, and ends it. Tests all pages and their files, health,
 * the assistant, and the delivery and erasure of a message. Resolves with a summary; rejects with a list of all
 * failures.
 */
export async function smoke(folder: string): Promise<string> {
  const data = await mkdtemp(path.join(tmpdir(), 'smoke-'));
  const webhook = await startWebhook();
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, PORT: '0', DRAIN_SECONDS: '0', DATA_DIR: data, LEADS_WEBHOOK_URL: webhook.url };
  const server = spawn(process.execPath, ['dist/server/node.js'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await addressOf(server);
    const command = (...args: readonly string[]) =>
      execFileSync(process.execPath, ['dist/server/leads.js', ...args], {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
    const faults: string[] = [];
    const expectEqual = (name: string, actual: unknown, expected: unknown) => {
      if (actual !== expected) faults.push(`${name}: ${String(actual)} instead of ${String(expected)}`);
    };
    for (const check of ['health', 'ready'])
      expectEqual(`/api/${check}`, (await fetch(`${url}/api/${check}`)).status, 200);
    const addresses = await tryPages(url, path.join(folder, 'dist/client'), expectEqual);

    const post = (address: string, body: object) =>
      fetch(`${url}${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify(body),
      });
    const model = '/api/gemini/v1beta/models/gemini-2.0-flash:generateContent';
    const question = await post(model, { contents: [{ role: 'user', parts: [{ text: 'Why?' }] }] });
    expectEqual('a question without a key', question.status, 503);
    expectEqual('a message', (await post('/api/leads', lead)).status, 200);
    for (let attempt = 0; attempt < 100 && !command('list').includes('delivered'); attempt += 1)
      await wait(100);
    expectEqual('messages at the webhook', webhook.bodies.length, 1);
    expectEqual('leads forget', command('forget', lead.email).trim(), '1 erased.');

    server.kill('SIGTERM');
    const ended = await Promise.race([once(server, 'exit'), wait(15_000, ['no end in 15 seconds'])]);
    expectEqual('the end after SIGTERM', ended[0], 0);
    if (faults.length > 0) throw new Error(`The smoke test failed:\n${faults.join('\n')}`);
    return `Smoke test: ${addresses} pages and files, health, assistant, message and erasure work.`;
  } finally {
    server.kill('SIGKILL');
    webhook.close();
    await rm(data, { recursive: true, force: true });
  }
}

/** Returns the address that the server logs first. Rejects if the server ends before that. */
async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server has no output.');
  const line = once(createInterface(server.stdout), 'line');
  const [first] = await Promise.race([line, once(server, 'exit').then(() => [''])]);
  const address = /http:\/\/\S+/.exec(String(first))?.[0];
  if (!address) throw new Error(`The built server did not start: ${String(first)}`);
  return address;
}

/** Requests every page of a built client, and each file that the pages link to. Resolves with the number of both. */
async function tryPages(
  url: string,
  client: string,
  expectEqual: (name: string, actual: unknown, expected: unknown) => void,
): Promise<number> {
  const pages = (await readdir(client, { recursive: true })).filter((file) => file.endsWith('.html'));
  const files = new Set<string>();
  for (const page of pages) {
    const address = page === 'index.html' ? '/' : `/${page.slice(0, -'.html'.length)}`;
    const response = await fetch(url + address, { headers: { accept: 'text/html' } });
    expectEqual(address, response.status, address === '/404' ? 404 : 200);
    const policy = response.headers.get('content-security-policy');
    expectEqual(`the policy of ${address}`, policy?.includes("trusted-types 'none'"), true);
    const html = await readFile(path.join(client, page), 'utf8');
    for (const [, file = ''] of html.matchAll(/\b(?:src|href)="(\/[^"#?/][^"#?]*\.\w+)"/g)) files.add(file);
  }
  for (const file of files) expectEqual(file, (await fetch(url + file)).status, 200);
  return pages.length + files.size;
}

/** Starts a webhook that accepts every request. `bodies` collects the received bodies. */
async function startWebhook() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push((await request.setEncoding('utf8').toArray()).join(''));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, bodies, close: () => void server.close() };
}
