import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { external, internal, refused } from '#tests/security/linkCorpus.ts';
import { classifyLink } from './linkPolicy.ts';

/** Number of examples. Before a release set `PROPERTY_RUNS=1000000`. */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 5_000);
const allowed = /^(https?|ircs?|mailto|xmpp):$/;

describe('the link policy', () => {
  it(`knows more than 300 addresses (${refused.length + external.length + internal.length})`, () => {
    expect(refused.length + external.length + internal.length).toBeGreaterThan(300);
    expect(refused.filter((each) => classifyLink(each).kind !== 'text')).toEqual([]);
  });

  it.each(external)('shows that %s leads to %s', (address, host) => {
    expect(classifyLink(address)).toMatchObject({ kind: 'external', host });
  });

  it.each(internal)('keeps %s inside the site', (address, href) => {
    expect(classifyLink(address)).toEqual({ kind: 'internal', href });
  });

  it('keeps only the address and a short subject of a mail link', () => {
    const subject = 'x'.repeat(500);
    expect(classifyLink('mailto:info@idea.example?cc=a@b.example&bcc=c@d.example&body=secret')).toEqual({
      kind: 'address',
      href: 'mailto:info@idea.example',
      address: 'info@idea.example',
    });
    expect(classifyLink('mailto:a@b.example?body=x&subject=An%20audit')).toMatchObject({
      href: 'mailto:a@b.example?subject=An%20audit',
    });
    expect(classifyLink(`mailto:a@b.example?subject=${subject}`)).toMatchObject({
      href: `mailto:a@b.example?subject=${subject.slice(0, 100)}`,
    });
  });

  it.each([
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['mailto:a@b.example?x-subject=No', 'mailto:a@b.example'],
    ['mailto:a@b.example?subject=%ff', 'mailto:a@b.example?subject=%25ff'],
  ])('writes %s as %s', (raw, href) => {
    expect(classifyLink(raw)).toEqual({ kind: 'address', href, address: 'a@b.example' });
  });

  it('keeps only the address of a chat link', () => {
    expect(classifyLink('xmpp:room@chat.example?join')).toEqual({
      kind: 'address',
      href: 'xmpp:room@chat.example',
      address: 'room@chat.example',
    });
  });

  it.each(['irc://user@chat.example/x', 'irc://:word@chat.example/x', 'irc://[', 'irc:', 'xmpp:nobody'])(
    'refuses %s',
    (raw) => expect(classifyLink(raw)).toEqual({ kind: 'text' }),
  );

  it('refuses two slashes and an @ only in dangerous positions', () => {
    expect(classifyLink('/a//b')).toEqual({ kind: 'internal', href: '/a//b' });
    expect(classifyLink('//a.example//b')).toMatchObject({ href: 'https://a.example//b' });
    expect(classifyLink('https://a.example/b//c@d')).toMatchObject({ kind: 'external', host: 'a.example' });
  });

  it('accepts addresses of up to 2048 characters', () => {
    expect(classifyLink(`/${'x'.repeat(2047)}`).kind).toBe('internal');
    expect(classifyLink(`/${'x'.repeat(2048)}`).kind).toBe('text');
  });

  const part = () =>
    fc.oneof(
      fc.constantFrom(
        ...['http', 'https', 'javascript', 'data', 'mailto', 'xmpp', 'irc', 'ircs', 'tel', ':'],
        ...['/', '//', '\\', '@'],
        ...['?', '#', '.', '..', '%2f', '%5c', '%40', '%00', '%09', '%E2%80%AE', 'evil.example'],
        'bank.example',
        ...['\t', '\n', '\u202E', '\u200B', 'а', '[', ']', '::1', '&', 'subject=', 'body=', '\uD800'],
      ),
      fc.string({ maxLength: 4, unit: 'binary' }),
    );
  /** Created on first use, because fast-check needs a second to prepare it. */
  const address = () =>
    fc.oneof(
      fc.array(part(), { maxLength: 9 }).map((parts) => parts.join('')),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.constantFrom(...refused, ...external.map(([each]) => each), ...internal.map(([each]) => each)),
    );

  it('returns a link that leads to the returned host, whatever the address', () => {
    fc.assert(
      fc.property(address(), (raw) => {
        const verdict = classifyLink(raw);
        if (verdict.kind === 'text') return;
        const url = new URL(verdict.href, 'https://here.invalid/some/page');
        expect(verdict.href).not.toMatch(/[\s\p{Cc}\p{Cf}]/u);
        if (verdict.kind === 'internal') {
          expect(url.origin).toBe('https://here.invalid');
          expect(verdict.href).toMatch(/^(\/(?![/\\])|[#?])/);
        } else {
          expect(url.protocol).toMatch(allowed);
          expect(url.username + url.password).toBe('');
        }
        if (verdict.kind === 'external') {
          expect(url.host).toBe(verdict.host);
          expect(verdict.host).toMatch(/^[\x21-\x7E]+$/);
        }
      }),
      { numRuns },
    );
  });

  it('returns the same result for its own result', () => {
    fc.assert(
      fc.property(address(), (raw) => {
        const verdict = classifyLink(raw);
        if (verdict.kind !== 'text') expect(classifyLink(verdict.href)).toEqual(verdict);
      }),
      { numRuns },
    );
  });
});
