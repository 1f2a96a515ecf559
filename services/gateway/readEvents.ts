import { createParser } from 'eventsource-parser';

import { decoder, malformed } from './upstream.ts';

/** The data of each event of a server-sent stream, in order. An event that was not finished is dropped. */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decode = decoder(malformed);
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void events.push(data) });
  for await (const chunk of chunks) {
    parser.feed(decode(chunk));
    yield* events.splice(0);
  }
  decode();
}
