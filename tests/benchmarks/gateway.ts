// Compares the gateway with Portkey's gateway, a bare Hono proxy, sirv and the upstream itself, in the same run. Prints
// ratios of the time added to a request, and of requests, pages and streams a second.
// Usage: npm run benchmark:gateway [-- --against <folder of another checkout, installed and built>]
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';

import { freePort } from '../browsers/engines/freePort.ts';
import { highRateLimits } from '../support/highRateLimits.ts';
import { endPrograms, startProgram, waitForServer } from './startBuilt.ts';

const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
const root = fileURLToPath(new URL('../..', import.meta.url));
const [rounds, seconds, questions, streams] = [3, 5, 400, 500];

const startPeer = async (...words: readonly string[]) => {
  const program = [process.execPath, '--import', 'tsx', 'tests/benchmarks/gatewayPeers.ts', ...words];
  return `http://127.0.0.1:${await startProgram(program, root)}`;
};
async function startGateway(folder: string, upstream: string): Promise<string> {
  const url = `http://127.0.0.1:${await freePort()}`;
  await startProgram(['npm', 'start', '--silent'], folder, {
    ...highRateLimits,
    PORT: new URL(url).port,
    HOST: '127.0.0.1',
    GEMINI_API_KEY: 'test-key',
    GEMINI_BASE_URL: upstream,
  });
  await waitForServer(`${url}/api/health`);
  return url;
}
/** Starts Portkey. It is installed only for this benchmark, because its dependencies are larger than this project. */
async function startPortkey(): Promise<string> {
  const folder = path.join(root, 'reports/portkey');
  const program = path.join(folder, 'node_modules/@portkey-ai/gateway/build/start-server.js');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', [
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '@portkey-ai/gateway@1.15.2',
    ]);
  }
  const port = await freePort();
  await startProgram([process.execPath, program, `--port=${port}`, '--headless'], folder);
  await waitForServer(`http://127.0.0.1:${port}`);
  return `http://127.0.0.1:${port}`;
}

const model = '/v1beta/models/gemini-2.0-flash';
const words = 'How long does an invoice project take, and what does it need from us?';
const json = { 'content-type': 'application/json' };
/** A request to one of the compared servers. */
interface TestRequest {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}
const turns = { contents: [{ role: 'user', parts: [{ text: words }] }] };
const direct = (url: string, call = 'generateContent'): TestRequest => ({
  url: `${url}${model}:${call}`,
  headers: json,
  body: JSON.stringify({ ...turns, systemInstruction: { parts: [{ text: 'x'.repeat(13_700) }] } }),
});
const ours = (url: string, call = 'generateContent'): TestRequest => ({
  url: `${url}/api/gemini${model}:${call}`,
  headers: { ...json, origin: url },
  body: JSON.stringify(turns),
});
const portkey = (url: string, upstream: string): TestRequest => ({
  url: `${url}/v1/chat/completions`,
  headers: {
    ...json,
    'x-portkey-provider': 'google',
    'x-portkey-custom-host': `${upstream}/v1beta`,
    authorization: 'Bearer test-key',
  },
  body: JSON.stringify({
    model: 'gemini-2.0-flash',
    messages: [
      { role: 'system', content: 'x'.repeat(13_700) },
      { role: 'user', content: words },
    ],
  }),
});

const agent = new Agent({ keepAlive: true });
/** Returns the time until the whole response has arrived, in milliseconds. Throws unless its status is 200. */
async function ask({ url, headers, body }: TestRequest): Promise<number> {
  const before = performance.now();
  const sent = request(url, { method: 'POST', headers, agent }).end(body);
  const [answer] = await once(sent, 'response');
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return performance.now() - before;
}
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Returns responses a second at 32 connections: the median of rounds that alternate between the servers. */
async function throughput(requestsByName: Readonly<Record<string, autocannon.Options>>) {
  const seen = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, way] of Object.entries(requestsByName)) {
      const { requests, non2xx, errors } = await autocannon({ connections: 32, duration: seconds, ...way });
      if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} refused, ${errors} failed`);
      seen.set(name, [...(seen.get(name) ?? []), requests.average]);
    }
  return Object.fromEntries([...seen].map(([name, values]) => [name, median(values)]));
}

/** Prints a ratio and its limit. The run fails if the limit is not met. */
function report(ratio: string, value: number, isMet: boolean, limit: string) {
  console.log(`${ratio}: ${value.toFixed(2)} (${limit})${isMet ? '' : ' NOT MET'}`);
  if (!isMet) process.exitCode = 1;
}

try {
  const [load = 0] = loadavg();
  console.log(
    `Other programs keep ${load.toFixed(1)} of ${availableParallelism()} cores busy. More than half of them distorts the result.`,
  );
  const upstream = await startPeer('upstream');
  const proxy = await startPeer('proxy', upstream);
  const files = await startPeer('files', path.join(root, 'dist/client'));
  const gateway = await startGateway(root, upstream);
  const other = against && (await startGateway(path.resolve(against), upstream));
  const peer = await startPortkey();

  const requestsByName = {
    direct: direct(upstream),
    gateway: ours(gateway),
    Portkey: portkey(peer, upstream),
    ...(other ? { other: ours(other) } : {}),
  };
  const times = new Map<string, number[]>(Object.keys(requestsByName).map((name) => [name, []]));
  for (let index = 0; index < questions + 50; index += 1)
    for (const [name, way] of Object.entries(requestsByName)) {
      const taken = await ask(way);
      if (index >= 50) times.get(name)?.push(taken);
    }
  const added = (name: string) => median(times.get(name) ?? []) - median(times.get('direct') ?? []);
  for (const name of Object.keys(requestsByName).slice(1))
    console.log(`${name} adds ${added(name).toFixed(2)} ms (median of ${questions})`);
  const toPortkey = added('gateway') / added('Portkey');
  report('added latency, compared with Portkey', toPortkey, toPortkey < 1, 'under 1');
  if (other) {
    const toOther = added('gateway') / added('other');
    report('added latency, compared with the other checkout', toOther, toOther <= 1, 'at most 1');
  }

  const post = ({ url, headers, body }: TestRequest): autocannon.Options => ({
    url,
    headers,
    body,
    method: 'POST',
  });
  const asked = await throughput({ gateway: post(ours(gateway)), proxy: post(direct(proxy)) });
  console.log(`questions a second: ${JSON.stringify(asked)}`);
  const toProxy = (asked.gateway ?? 0) / (asked.proxy ?? 1);
  report('questions a second, compared with a bare proxy', toProxy, toProxy >= 0.75, 'at least 0.75');

  const page = (url: string): autocannon.Options => ({
    url: `${url}/about`,
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  });
  const served = await throughput({ gateway: page(gateway), sirv: page(files) });
  console.log(`pages a second: ${JSON.stringify(served)}`);
  const toSirv = (served.gateway ?? 0) / (served.sirv ?? 1);
  report('pages a second, compared with sirv', toSirv, toSirv >= 0.9, 'at least 0.9');

  const streaming = async (way: TestRequest, count = streams) => {
    const before = performance.now();
    await Promise.all(Array.from({ length: count }, () => ask(way)));
    return (performance.now() - before) / 1000;
  };
  const straight = direct(upstream, 'streamGenerateContent?alt=sse');
  const passedOn = ours(gateway, 'streamGenerateContent?alt=sse');
  const byOther = other ? [ours(other, 'streamGenerateContent?alt=sse')] : [];
  // The first requests are slow in each server, because code is compiled.
  await Promise.all([straight, passedOn, ...byOther].map((way) => streaming(way, 50)));
  const alone = await streaming(straight);
  const through = await streaming(passedOn);
  for (const way of byOther) {
    const ratio = through / (await streaming(way));
    report('time of the streams, compared with the other checkout', ratio, ratio <= 1.1, 'at most 1.1');
  }
  console.log(
    `${streams} streams of 60 words, 10 a second: ${through.toFixed(1)} s, direct ${alone.toFixed(1)} s`,
  );
  report(
    'time of the streams, compared with direct ones',
    through / alone,
    through / alone <= 1.3,
    'at most 1.3',
  );
} finally {
  agent.destroy();
  endPrograms();
}
