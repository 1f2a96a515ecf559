import { NextResponse } from 'next/server';

/** Gives each answer a strict policy with a nonce of its own, which Next writes into the scripts it adds. */
export function middleware(request) {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const policy = `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self'; font-src 'self'; img-src data:; connect-src 'self'`;
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}
