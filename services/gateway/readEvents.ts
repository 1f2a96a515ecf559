import { createParser } from 'eventsource-parser';

/** The data of each event of a server-sent stream, in order. An event that was not finished is dropped. */
export async function* readEvents(parts: AsyncIterable<string>): AsyncGenerator<string> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void events.push(data) });
  let last = '';
  for await (const text of parts) {
    parser.feed(text);
    last = text || last;
    yield* events.splice(0);
  }
  // The parser waits for the other half of a line ending; a lone return as the last byte is a whole one.
  if (last.endsWith('\r')) parser.feed('\n');
  yield* events;
}
