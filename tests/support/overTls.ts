import { spawnSync } from 'node:child_process';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import path from 'node:path';

/** An answer as it came, nothing followed. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** How many pieces the body came in. */
  readonly pieces: number;
}

interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks this machine over HTTP or HTTPS, whatever name the address has and whoever signed the certificate. */
export function askOver(
  url: string,
  { method = 'GET', headers = {}, body }: Asking = {},
): Promise<PlainAnswer> {
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const asking = send(url, { method, headers, rejectUnauthorized: false, lookup: here }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
          pieces: chunks.length,
        }),
      );
    });
    asking.on('error', reject).end(body);
  });
}

const here: LookupFunction = (_, { all }, tell) =>
  all ? tell(null, [{ address: '127.0.0.1', family: 4 }]) : tell(null, '127.0.0.1', 4);

/** Writes a certificate for a name that only this test believes, as `cert.pem` and `key.pem`. */
export function writeCertificate(
  folder: string,
  name: string,
): { readonly cert: string; readonly key: string } {
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const words = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ];
  const { status, stderr } = spawnSync(
    'openssl',
    [...words, '-keyout', key, '-out', cert, '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl fails: ${stderr}`);
  return { cert, key };
}
