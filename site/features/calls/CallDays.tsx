import { type ComponentProps, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { Button, Link, Stack, Text } from '#design-system';

import { paths } from '#site/routing/paths.ts';

import * as styles from './CallDays.css.ts';
import { another, ownClock, zone } from './calls.content.ts';
import { callDays } from './callTimes.ts';

export interface CallDaysProps extends Pick<ComponentProps<'ul'>, 'ref'> {
  /** Left out until the times are wanted: a prerendered page knows none, because they pass. Their room is kept. */
  readonly now?: Date | undefined;
}

/** The next days with their half hours for a call, each a link to the contact form with the wish written in it. */
export function CallDays({ now, ref }: CallDaysProps) {
  const { pathname, hash } = useLocation();
  const current = pathname + hash;
  const days = useMemo(() => (now ? callDays(now) : []), [now]);
  return (
    <Stack gap="xs">
      <Text size="caption" tone="muted">
        {zone}
      </Text>
      <ul ref={ref} className={styles.days}>
        {days.map(({ day, times }) => (
          <li key={day} className={styles.day}>
            <Text size="small">{day}</Text>
            {times.map(({ time, ownTime, label, href }) => (
              <Button
                key={href}
                href={href}
                variant={href === current ? 'secondary' : 'outline'}
                aria-current={href === current || undefined}
                aria-label={label}
                className={styles.time}
              >
                {time}
                {ownTime && (
                  <span aria-hidden className={styles.ownTime}>
                    {ownClock(ownTime)}
                  </span>
                )}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      <Link href={pathname === paths.contact ? '#write' : `${paths.contact}#write`}>{another}</Link>
    </Stack>
  );
}
