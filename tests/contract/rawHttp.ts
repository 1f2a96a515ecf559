import { connect } from 'node:net';

/** Sends these very bytes to a server on loopback and gives everything it answers, until it ends or `ms` have passed. */
export function sendRaw(url: string, bytes: string, ms = 3_000): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(ms, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    // A server that cuts the connection is among what is asked for.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

/** The status and headers of one such answer, names in small letters. */
export function headOf(answer: string) {
  const [start = '', ...lines] = answer.split('\r\n\r\n')[0]?.split('\r\n') ?? [];
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(start.split(' ')[1]), headers };
}
