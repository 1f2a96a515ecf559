import { createServer as createPlainServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';

import { type ConnectionLimits, createHttpServer, listen } from './httpServer.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function start(listener: RequestListener, limits: Partial<ConnectionLimits> = {}) {
  const warnings: string[] = [];
  const all = { all: 100, each: 100, isProxy: () => false, stalledMs: 300, ...limits };
  const { server, close } = createHttpServer(listener, all, (note) => warnings.push(note));
  const { port } = new URL(await listen(server, 0, '127.0.0.1'));
  open.push({
    close() {
      server.close();
      server.closeAllConnections();
    },
  });
  return { port: Number(port), warnings, close };
}

/** Sends a request and reads nothing, or what comes. */
async function send(port: number, { reads = true, lines = '' } = {}) {
  const socket: Socket = connect(port, '127.0.0.1');
  let text = '';
  // A connection that is cut ends in an error, which is what the tests wait for.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  if (reads) socket.on('data', (chunk) => (text += chunk));
  socket.write(`GET / HTTP/1.1\r\nHost: a.example\r\n${lines}\r\n`);
  open.push({ close: () => socket.destroy() });
  return { socket, closed, text: () => text };
}

describe('the server', () => {
  test('cuts a reader that makes no progress', async () => {
    let onCut = () => {};
    const cut = new Promise<void>((resolve) => {
      onCut = resolve;
    });
    const { port } = await start((_, response) => {
      response.on('close', onCut);
      response.end(Buffer.alloc(50_000_000));
    });
    await send(port, { reads: false });
    await cut;
  });

  test('waits for an answer that takes longer to make, and for a reader that takes its time', async () => {
    const { port } = await start((_, response) => {
      setTimeout(() => response.write('late '), 700);
      setTimeout(() => response.end('but whole'), 1_400);
    });
    const { text } = await send(port);
    await expect.poll(text, { timeout: 4_000 }).toContain('but whole');
  });

  test('turns away what one address has too much of, says so once, and takes it again later', async () => {
    const { port, warnings } = await start((_, response) => response.end('Yes.'), {
      each: 2,
      stalledMs: 5_000,
    });
    const [first] = [await send(port), await send(port)];
    await expect.poll(first.text).toContain('Yes.');
    await (await send(port)).closed;
    await (await send(port)).closed;
    expect(warnings).toEqual([
      'MAX_CONNECTIONS_PER_ADDRESS (2) is reached: further visitors are turned away',
    ]);
    first.socket.destroy();
    await expect
      .poll(async () => {
        const next = await send(port);
        await Promise.race([next.closed, new Promise((resolve) => setTimeout(resolve, 200))]);
        return next.text();
      })
      .toContain('Yes.');
  });

  test('counts no connections of proxies', async () => {
    const { port, warnings } = await start((_, response) => response.end('Yes.'), {
      each: 1,
      isProxy: () => true,
    });
    for (const { text } of [await send(port), await send(port), await send(port)])
      await expect.poll(text).toContain('Yes.');
    expect(warnings).toEqual([]);
  });

  test('that ends waits for its answers, and not for connections that send no request or parts of one', async () => {
    const { port, close } = await start(
      (_, response) => void setTimeout(() => response.end('late but whole'), 3_000),
      { stalledMs: 20_000 },
    );
    const answered = await send(port);
    for (const text of ['', 'GET / HTTP/1.1\r\nHost: a']) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      const drip = setInterval(() => text && socket.write('x'), 500);
      socket.write(text);
      socket.once('close', () => clearInterval(drip));
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    await close(60_000);
    expect(answered.text()).toContain('late but whole');
  });

  test('refuses an expectation that it does not know, with the headers of every answer', async () => {
    const { port } = await start((_, response) => response.end('Yes.'));
    const { text } = await send(port, { lines: 'Expect: foo\r\n' });
    await expect.poll(text).toContain('417');
    expect(text().toLowerCase()).toContain('x-content-type-options: nosniff');
  });

  test('names the port that another program has', async () => {
    const { port } = await start((_, response) => response.end());
    await expect(listen(createPlainServer(), port, '127.0.0.1')).rejects.toThrow(`Port ${port} is taken.`);
  });
});
