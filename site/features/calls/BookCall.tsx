import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Button, DescriptionList, Inline, Link, Stack, Text } from '#design-system';
import { contact } from '#services/knowledge';

import { prefetch } from '#site/routing/prefetch.ts';

import { note, partsOfTheDay } from './BookCall.content.ts';
import { loadCallTimes } from './loadCallTimes.ts';

/**
 * The next three half hours for a call, each a link to the contact form with the wish written in it. They are worked out
 * once the visitor has acted and the list is near the window; until then, and without scripts, parts of the day lead to
 * the mail program, in the same room.
 */
export function BookCall() {
  const list = useRef<HTMLDivElement>(null);
  const [times, setTimes] = useState(partsOfTheDay);
  useEffect(() => {
    if (!list.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Without the times the parts of the day stay.
        prefetch(async () => {
          const { callTimes } = await loadCallTimes();
          const links = () => [...(list.current?.querySelectorAll('a') ?? [])];
          const focused = links().findIndex((link) => link.matches(':focus'));
          flushSync(() => setTimes(callTimes(new Date())));
          // Other links stand there now.
          if (focused >= 0) links()[focused]?.focus({ preventScroll: true });
        });
      },
      { rootMargin: '300px' },
    );
    const acted = new AbortController();
    const start = () => {
      acted.abort();
      if (list.current) observer.observe(list.current);
    };
    for (const act of ['scroll', 'pointermove', 'pointerdown', 'keydown'])
      window.addEventListener(act, start, { passive: true, signal: acted.signal });
    return () => {
      acted.abort();
      observer.disconnect();
    };
  }, []);
  return (
    <Stack gap="m" ref={list}>
      <DescriptionList
        items={times.map(({ term, text, label, href, zone }) => ({
          term,
          details: (
            <Inline gap="s">
              <Button href={href} variant="outline" size="small" aria-label={label}>
                {text}
              </Button>
              <Text as="span" size="small" tone="muted">
                {zone}
              </Text>
            </Inline>
          ),
        }))}
      />
      <Text size="small" tone="muted" measure>
        {note.before} <Link href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</Link>{' '}
        {note.between} <Link href={`mailto:${contact.email}`}>{contact.email}</Link>.
      </Text>
    </Stack>
  );
}
