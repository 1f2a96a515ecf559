import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@libsql/client';

/** Causes a fault for the given time in milliseconds. Resolves when it is over. */
export type Fault = (ms: number) => Promise<void>;

/** Starts a Redis server that can hang and be killed. */
export async function startRedisToBreak(port: number, folder: string) {
  let redis: ChildProcess;
  const start = async () => {
    const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    redis = spawn('redis-server', args, { stdio: 'ignore' });
    await wait(300);
  };
  await start();
  const hangs: Fault = async (ms) => {
    redis.kill('SIGSTOP');
    await wait(ms);
    redis.kill('SIGCONT');
  };
  const goesAway: Fault = async (ms) => {
    redis.kill('SIGKILL');
    await wait(ms);
    await start();
  };
  return { faults: { 'Redis hangs': hangs, 'Redis is away': goesAway }, close: () => redis.kill('SIGKILL') };
}

/** Holds the lock of the database of leads, like another process. */
export const locksDatabase =
  (folder: string): Fault =>
  async (ms) => {
    const client = createClient({ url: `file:${path.join(folder, 'leads.db')}`, concurrency: 1 });
    try {
      const transaction = await client.transaction('write');
      await wait(ms);
      await transaction.rollback();
    } catch (error) {
      // The server may be writing, and then this fault does not occur.
      if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')))
        throw error;
    } finally {
      client.close();
    }
  };

/** Fills the disk of a folder completely. */
export const fillsDisk =
  (folder: string): Fault =>
  async (ms) => {
    const filler = path.join(folder, 'filler');
    try {
      for (let index = 0; index < 10; index += 1) {
        const { bavail, bsize } = statfsSync(folder);
        if (bavail === 0) break;
        writeFileSync(`${filler}${index}`, Buffer.alloc(bavail * bsize));
      }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
    await wait(ms);
    for (let index = 0; index < 10; index += 1) rmSync(`${filler}${index}`, { force: true });
  };

/** Stops reading the log, so that the pipe fills. */
export const stallsLog =
  (server: ChildProcess): Fault =>
  async (ms) => {
    server.stdout?.pause();
    await wait(ms);
    server.stdout?.resume();
  };

/** Requests pages without reading the responses. */
export const readsSlowly =
  (port: number): Fault =>
  async (ms) => {
    const sockets = Array.from({ length: 20 }, () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.pause();
      socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(60));
      return socket;
    });
    await wait(ms);
    for (const socket of sockets) socket.destroy();
  };

/**
 * Starts a webhook that accepts most messages. It refuses, drops, delays or corrupts the others until it is repaired.
 */
export async function startWebhookToBreak(random: () => number) {
  const received = new Set<string>();
  const sockets = new Set<Socket>();
  let isRepaired = false;
  let isAway = false;
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    const chance = isRepaired ? 0 : random();
    if (isAway || chance > 0.95) return void request.socket.destroy();
    if (chance > 0.9) return void request.socket.end('HTP/9 what?\r\n\r\n');
    // Sends no response until the server's time limit is over.
    if (chance > 0.87) return;
    if (chance > 0.8) return void response.writeHead(500).end();
    received.add(String(request.headers['webhook-id']));
    response.writeHead(204).end();
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const goesAway: Fault = async (ms) => {
    isAway = true;
    for (const socket of sockets) socket.destroy();
    await wait(ms);
    isAway = false;
  };
  return {
    url: `http://127.0.0.1:${port}/`,
    received,
    faults: { 'the webhook is away': goesAway },
    repair: () => {
      isRepaired = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
