import { safeParse } from 'valibot';

import { plainObject, text } from '../storage/lenient.ts';
import { auditReportSchema, isoDate, reportSourceSchema } from './auditSchemas.ts';
import type { ReportDocument } from './reportDocument.ts';

/** Names the form of what follows in a fragment; another form gets another name. */
const prefix = 'report=1.';

/** Longer fragments are none of ours, and some programs cut them. */
const longestFragment = 60_000;

/** A small text can grow a thousandfold when it is unpacked; a report never has more bytes. */
const longestJson = 256 * 1024;

const documentSchema = plainObject({
  title: text,
  businessName: text,
  timestamp: isoDate,
  source: reportSourceSchema,
  report: auditReportSchema,
});

/**
 * Packs a report into the part of an address after "#", which browsers send to nobody. `null` where the browser
 * cannot pack or the report is too long for a link.
 */
export async function encodeReport(document: ReportDocument): Promise<string | null> {
  const { title, businessName, timestamp, source, report } = document;
  try {
    const json = JSON.stringify({ title, businessName, timestamp, source, report });
    const packed = await piped(new TextEncoder().encode(json), new CompressionStream('deflate'), longestJson);
    const fragment = packed && prefix + toBase64Url(packed);
    return fragment && fragment.length <= longestFragment ? fragment : null;
  } catch {
    return null;
  }
}

/** Unpacks and checks a fragment, with or without "#". `null` for anything that is no report. */
export async function decodeReport(fragment: string): Promise<ReportDocument | null> {
  const packed = fragment.replace(/^#/, '');
  if (!packed.startsWith(prefix) || packed.length > longestFragment) return null;
  try {
    const bytes = fromBase64Url(packed.slice(prefix.length));
    const json = await piped(bytes, new DecompressionStream('deflate'), longestJson);
    if (!json) return null;
    const result = safeParse(
      documentSchema,
      JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json)),
    );
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes that come out of a stream, or `null` if there are more than `most`. */
async function piped(
  bytes: Bytes,
  through: CompressionStream | DecompressionStream,
  most: number,
): Promise<Bytes | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const pieces: Bytes[] = [];
  let length = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    length += piece.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
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
