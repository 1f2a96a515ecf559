import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every package that a file needs, itself or by what it imports. */
function packagesOf(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.href)) return new Set();
  seen.add(file.href);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s(?!type)[^'"]*?from '([^']+)'/gm);
  const specifiers = [...imports].map(([, specifier = '']) => specifier);
  return new Set(
    specifiers.flatMap((specifier) =>
      specifier.startsWith('.') ? [...packagesOf(new URL(specifier, file), seen)] : [specifier],
    ),
  );
}

test('[G-48] createGateway needs neither Node nor the SDK, and few packages', () => {
  expect([...packagesOf(new URL('createGateway.ts', import.meta.url))].sort()).toEqual(
    'cockatiel eventsource-parser hono hono/method-not-allowed ipaddr.js standardwebhooks valibot'.split(' '),
  );
});
