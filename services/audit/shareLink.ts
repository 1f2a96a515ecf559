import { safeParse } from 'valibot';

import { plainObject, text } from '../storage/lenientSchemas.ts';
import { auditReportSchema, isoDate, reportSourceSchema } from './auditSchemas.ts';
import type { ReportDocument } from './reportDocument.ts';

/** Identifies the format of the data in the fragment. A new format needs a new prefix. */
const prefix = 'report=1.';

/**
 * Maximum length of a fragment, in characters. `encodeReport` never returns a longer one, and some programs cut long
 * links.
 */
const maxFragmentLength = 60_000;

/** Maximum size of a decompressed report, in bytes. It stops a small malicious text from expanding a thousandfold. */
const maxJsonBytes = 256 * 1024;

const documentSchema = plainObject({
  title: text,
  businessName: text,
  timestamp: isoDate,
  source: reportSourceSchema,
  report: auditReportSchema,
});

/**
 * Encodes a report for the fragment of a URL (the part after "#"), which browsers never send to a server. `null` if the
 * browser cannot compress, or if the report is too long for a link. Rejects only with an unexpected error.
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

/**
 * Decodes and validates a fragment, with or without "#". `null` if it contains no report, or if the browser cannot
 * decompress.
 */
export async function decodeReport(fragment: string): Promise<ReportDocument | null> {
  const compressed = fragment.replace(/^#/, '');
  if (!compressed.startsWith(prefix) || compressed.length > maxFragmentLength || !supportsCompression())
    return null;
  const result = safeParse(documentSchema, await decompressed(compressed.slice(prefix.length)));
  return result.success ? result.output : null;
}

/** Whether the browser supports compression. Older browsers do not. */
const supportsCompression = () =>
  typeof CompressionStream === 'function' && typeof DecompressionStream === 'function';

/** Returns the JSON in a text from an untrusted source; `null` if the text holds no JSON or too much. */
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

/**
 * Whether an error comes from malformed base64, compression, encoding or JSON. Node decompresses with zlib, whose
 * errors have a code that starts with `Z_`.
 */
const isMalformedData = (error: unknown) =>
  error instanceof SyntaxError ||
  error instanceof TypeError ||
  error instanceof DOMException ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'));

type Bytes = Uint8Array<ArrayBuffer>;

/** Returns all bytes of a stream, or `null` if there are more than `maxBytes`. */
async function pipeThrough(
  bytes: Bytes,
  through: CompressionStream | DecompressionStream,
  maxBytes: number,
): Promise<Bytes | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const chunks: Bytes[] = [];
  let length = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    chunks.push(chunk.value);
    length += chunk.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      return null;
    }
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

function toBase64Url(bytes: Bytes): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Throws an error if the text is not base64url. */
function fromBase64Url(encoded: string): Bytes {
  if (!/^[\w-]*$/.test(encoded)) throw new SyntaxError('no base64url');
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
