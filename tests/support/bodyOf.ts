import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** Returns the body of a request, or `undefined` if the client leaves before its end, as a cancelled request does. */
export const bodyOf = (request: IncomingMessage): Promise<string | undefined> =>
  text(request).catch(() => undefined);
