import { decoder } from './upstream.ts';

/**
 * The data of each event of a server-sent stream, in order. Takes what the standard allows: comments, other fields,
 * any line ending, a byte order mark, data over several lines. An event that was not finished is dropped.
 */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decode = decoder();
  let rest = '';
  let data: string[] = [];
  for await (const chunk of chunks) {
    rest += decode(chunk);
    // A return at the end may be half of a line ending.
    const complete = rest.endsWith('\r') ? rest.slice(0, -1) : rest;
    const lines = complete.split(/\r\n|\r|\n/);
    rest = (lines.pop() ?? '') + rest.slice(complete.length);
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield data.join('\n');
        data = [];
      } else if (/^data(:|$)/.test(line)) {
        data.push(line.replace(/^data:? ?/, ''));
      }
    }
  }
  decode();
  // A lone return as the last byte ends a line after all.
  if (rest === '\r' && data.length > 0) yield data.join('\n');
}
