import { createParser } from 'eventsource-parser';

import { createUtf8Decoder, malformedReply } from './upstream.ts';

/** The data of each event of a server-sent stream, in order. An event that was not finished is dropped. */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decode = createUtf8Decoder(malformedReply);
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void events.push(data) });
  let last = '';
  for await (const chunk of chunks) {
    const text = decode(chunk);
    parser.feed(text);
    last = text || last;
    yield* events.splice(0);
  }
  decode();
  // The parser waits for the other half of a line ending; a lone return as the last byte is a whole one.
  if (last.endsWith('\r')) parser.feed('\n');
  yield* events;
}
