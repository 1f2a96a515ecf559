import fc from 'fast-check';
import { expect, test } from 'vitest';

import { startDeadline } from '../generation/deadline.ts';
import { readEvents } from './modelReply.ts';
import { readText } from './upstream.ts';

function cutInto(bytes: Uint8Array<ArrayBuffer>, sizes: readonly number[]): AsyncGenerator<string> {
  let end = 0;
  const chunks = [...sizes, bytes.length].map((size) => {
    end += size;
    return bytes.slice(end - size, end);
  });
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
  const reader = body.getReader();
  const upstream = { status: 200, retryAfter: null, read: () => reader.read(), cancel() {} };
  return readText(upstream, startDeadline(1_000), { upstreamBytes: 100_000 });
}

async function eventsOf(stream: string, sizes: readonly number[] = []): Promise<string[]> {
  const events: string[] = [];
  for await (const event of readEvents(cutInto(new TextEncoder().encode(stream), sizes))) events.push(event);
  return events;
}

test.each([
  ['events', 'data: one\n\ndata: two\n\n', ['one', 'two']],
  ['any line ending', 'data: one\r\n\r\ndata: two\r\rdata: three\n\n', ['one', 'two', 'three']],
  ['a return as the very last byte', 'data: one\r\r', ['one']],
  ['data over several lines', 'data: {\ndata:  "a": 1\ndata:}\n\n', ['{\n "a": 1\n}']],
  [
    'comments and other fields',
    ': ping\n\nevent: message\nid: 1\nretry: 5\ndatabase: x\ndata: one\n\n',
    ['one'],
  ],
  ['a byte order mark', '\ufeffdata: one\n\n', ['one']],
  ['an empty event', 'data\n\ndata:\n\n', ['', '']],
  ['an event that was not finished', 'data: one\n\ndata: two\n', ['one']],
  ['nothing', '', []],
])('readEvents reads %s', async (_, stream, events) => {
  expect(await eventsOf(stream)).toEqual(events);
});

test('readEvents throws at bytes that are no UTF-8', async () => {
  const read = async () => {
    for await (const _ of readEvents(cutInto(new Uint8Array([100, 97, 255, 10]), [])));
  };
  await expect(read()).rejects.toMatchObject({ code: 'upstream_malformed' });
  const half = async () => {
    for await (const _ of readEvents(cutInto(new TextEncoder().encode('data: ω').slice(0, -1), [])));
  };
  await expect(half()).rejects.toMatchObject({ code: 'upstream_malformed' });
});

test('[G-24] readEvents gives the same events however the bytes are cut', async () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replace(/[\r\n]/g, ''));
  const ending = fc.constantFrom('\n', '\r', '\r\n');
  const event = fc.array(line, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(event),
      ending,
      fc.array(fc.integer({ min: 0, max: 9 })),
      async (events, end, sizes) => {
        const stream = events
          .map((lines) => lines.map((text) => `data: ${text}${end}`).join('') + end)
          .join('');
        expect(await eventsOf(stream, sizes)).toEqual(events.map((lines) => lines.join('\n')));
      },
    ),
  );
});
