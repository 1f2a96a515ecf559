import { randomBytes } from 'node:crypto';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Behaviour of a dependency. */
export type Behaviour = 'works' | 'refuses' | 'hangs' | 'sends garbage';

/** Starts a port of 127.0.0.1 that forwards bytes to another port, or behaves like a broken dependency. */
export async function openFaultyPort(target: number) {
  let behaviour: Behaviour = 'works';
  let server: Server | undefined;
  let port = 0;
  const sockets = new Set<Socket>();
  const serve = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Broken connections cause errors here, which the tests intend.
    socket.on('error', () => {});
    if (behaviour === 'sends garbage') socket.on('data', () => socket.write(randomBytes(200)));
    if (behaviour !== 'works') return;
    const other = connect(target, '127.0.0.1');
    sockets.add(other);
    other.on('error', () => socket.destroy());
    other.on('close', () => socket.destroy());
    socket.on('close', () => other.destroy());
    socket.pipe(other).pipe(socket);
  };
  const listen = () =>
    new Promise<void>((resolve) => {
      server = createServer(serve).listen(port, '127.0.0.1', () => {
        const address = server?.address();
        if (typeof address === 'object' && address) port = address.port;
        resolve();
      });
    });
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    server = undefined;
  };
  await listen();
  return {
    port,
    async be(next: Behaviour) {
      behaviour = next;
      await stop();
      if (next !== 'refuses') await listen();
    },
    /** Stops forwarding on the open connections. */
    async hang() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: stop,
  };
}
