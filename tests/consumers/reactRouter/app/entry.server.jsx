import { randomBytes } from 'node:crypto';
import { renderToReadableStream } from 'react-dom/server.edge';
import { ServerRouter } from 'react-router';

import { Nonce } from './Nonce.js';

export default async function answer(request, status, headers, context) {
  const nonce = randomBytes(16).toString('base64');
  headers.set('Content-Type', 'text/html');
  headers.set(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self'; font-src 'self'; img-src data:; connect-src 'self'`,
  );
  const body = await renderToReadableStream(
    <Nonce value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </Nonce>,
    { nonce },
  );
  return new Response(body, { status, headers });
}
