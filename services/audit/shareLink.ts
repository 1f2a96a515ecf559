import { safeParse } from 'valibot';

import { plainObject, text } from '../storage/lenientSchemas.ts';
import { auditReportSchema, isoDate, reportSourceSchema } from './auditSchemas.ts';
import type { ReportDocument } from './reportDocument.ts';

/** Names the form of what follows in a fragment; another form gets another name. */
const prefix = 'report=1.';

/** Longer fragments are none of ours, and some programs cut them. */
const maxFragmentLength = 60_000;

/** A small text can grow a thousandfold when it is decompressed; a report never has more bytes. */
const maxJsonBytes = 256 * 1024;

const documentSchema = plainObject({
  title: text,
  businessName: text,
  timestamp: isoDate,
  source: reportSourceSchema,
  report: auditReportSchema,
});

/**
 * Packs a report into the part of an address after "#", which browsers never send. `null` where the browser cannot pack
 * or the report is too long for a link. Rejects only with a fault of ours.
 */
export async function encodeReport(document: ReportDocument): Promise<string | null> {
  const { title, businessName, timestamp, source, report } = document;
  if (!supportsCompression()) return null;
  const json = JSON.stringify({ title, businessName, timestamp, source, report });
  const compressed = await pipeThrough(
    new TextEncoder().encode(json),
    new CompressionStream('deflate'),
    maxJsonBytes,
  );
  const fragment = compressed && prefix + toBase64Url(compressed);
  return fragment && fragment.length <= maxFragmentLength ? fragment : null;
}

/** Unpacks and checks a fragment, with or without "#". `null` for anything that is no report or cannot be decompressed here. */
export async function decodeReport(fragment: string): Promise<ReportDocument | null> {
  const compressed = fragment.replace(/^#/, '');
  if (!compressed.startsWith(prefix) || compressed.length > maxFragmentLength || !supportsCompression())
    return null;
  const result = safeParse(documentSchema, await decompressed(compressed.slice(prefix.length)));
  return result.success ? result.output : null;
}

/** Older browsers cannot. */
const supportsCompression = () =>
  typeof CompressionStream === 'function' && typeof DecompressionStream === 'function';

/** The JSON in a text that anybody may have written; `null` if there is none in it, or too much. */
async function decompressed(encoded: string): Promise<unknown> {
  try {
    const bytes = fromBase64Url(encoded);
    const json = await pipeThrough(bytes, new DecompressionStream('deflate'), maxJsonBytes);
    return json && JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
  } catch (error) {
    if (!isMalformedData(error)) throw error;
    return null;
  }
}

/** Errors of base64, unpacking, decoding and parsing at bad data; Node unpacks with zlib, whose errors have codes. */
const isMalformedData = (error: unknown) =>
  error instanceof SyntaxError ||
  error instanceof TypeError ||
  error instanceof DOMException ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'));

type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes that come out of a stream, or `null` if there are more than `most`. */
async function pipeThrough(
  bytes: Bytes,
  through: CompressionStream | DecompressionStream,
  most: number,
): Promise<Bytes | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const chunks: Bytes[] = [];
  let length = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    chunks.push(chunk.value);
    length += chunk.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function toBase64Url(bytes: Bytes): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Throws for a text that is no base64url. */
function fromBase64Url(encoded: string): Bytes {
  if (!/^[\w-]*$/.test(encoded)) throw new SyntaxError('no base64url');
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
