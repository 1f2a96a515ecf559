import { connect } from 'node:net';

/** Sends exactly these bytes to a server on loopback. Returns its whole response, or the part that arrives within `ms`. */
export function sendRaw(url: string, bytes: string, ms = 3_000): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(ms, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    // Some tests expect that the server cuts the connection.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

/** Returns the status and the headers of such a response, with names in lower case. */
export function headOf(answer: string) {
  const [start = '', ...lines] = answer.split('\r\n\r\n')[0]?.split('\r\n') ?? [];
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(start.split(' ')[1]), headers };
}
