import { useRef } from 'react';

import { Button, DescriptionList, Inline, Link, Stack, Text } from '#design-system';
import { contact } from '#services/knowledge';
import { phoneAddress } from '#site/routing/paths.ts';

import { note } from './BookCall.content.ts';
import { useCallTimes } from './useCallTimes.ts';

/**
 * The next three half hours for a call, each a link to the contact form with the wish written in it. They are worked out
 * once the visitor has acted and the list is near the window; until then, and without scripts, parts of the day lead to
 * the mail program, in the same room.
 */
export function BookCall() {
  const list = useRef<HTMLDivElement>(null);
  const times = useCallTimes(list);
  return (
    <Stack gap="m" ref={list}>
      <DescriptionList
        items={times.map(({ term, text, label, href, ownTime }) => ({
          term,
          details: (
            <Inline gap="s">
              <Button href={href} variant="outline" size="small" aria-label={label}>
                {text}
              </Button>
              {ownTime && (
                <Text as="span" size="small" tone="muted">
                  {ownTime}
                </Text>
              )}
            </Inline>
          ),
        }))}
      />
      <Text size="small" tone="muted" measure>
        {note.before} <Link href={phoneAddress(contact.phone)}>{contact.phone}</Link> {note.between}{' '}
        <Link href={`mailto:${contact.email}`}>{contact.email}</Link>.
      </Text>
    </Stack>
  );
}
