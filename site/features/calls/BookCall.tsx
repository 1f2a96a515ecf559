import { useRef } from 'react';

import { Button, Inline, Link, Stack, Text } from '#design-system';
import { contact } from '#services/knowledge';
import { phoneAddress } from '#site/routing/paths.ts';

import { choose, note } from './BookCall.content.ts';
import { useCallTimes } from './useCallTimes.ts';

/**
 * A button that shows the next three half hours for a call, each a link to the contact form with the wish written in it:
 * a prerendered page knows no times, because they pass. Without scripts there are phone and email.
 */
export function BookCall() {
  const list = useRef<HTMLDivElement>(null);
  const { times, show } = useCallTimes(list);
  return (
    <Stack gap="m" ref={list}>
      {times ? (
        <Inline as="ul" gap="s" align="start">
          {times.map(({ day, time, label, href, ownTime }) => (
            <Stack as="li" key={href} gap="xs" align="start">
              <Text size="small" tone="muted">
                {day}
              </Text>
              <Button href={href} variant="outline" size="small" aria-label={label}>
                {time}
              </Button>
              {ownTime && (
                <Text size="small" tone="muted">
                  {ownTime}
                </Text>
              )}
            </Stack>
          ))}
        </Inline>
      ) : (
        <div>
          <Button variant="outline" onClick={show}>
            {choose}
          </Button>
        </div>
      )}
      <Text size="small" tone="muted" measure>
        {note.before}{' '}
        <Link href={phoneAddress(contact.phone)}>{contact.phone.replaceAll(' ', '\u00a0')}</Link>{' '}
        {note.between} <Link href={note.mail}>{contact.email}</Link>.
      </Text>
    </Stack>
  );
}
