import { clsx } from 'clsx';
import { type ComponentProps, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { Button, Link, Stack, Text } from '#design-system';

import { paths } from '#site/routing/paths.ts';

import * as styles from './CallDays.css.ts';
import { anotherTime, visitorClockText, zoneNote } from './calls.content.ts';
import { callDays } from './callTimes.ts';

export interface CallDaysProps extends Pick<ComponentProps<'ul'>, 'ref'> {
  /**
   * Current time, from which the days are calculated. Leave it out in a prerendered page. Then the space is reserved,
   * and the days appear once the time is known.
   */
  readonly now?: Date | undefined;
  /** Number of days shown. @default all three */
  readonly maxDays?: number | undefined;
  /**
   * Called with the fragment of the chosen time, to pass to `readCallRequest`. @default each time links to the contact
   * form
   */
  readonly onChoose?: ((hash: string) => void) | undefined;
}

/**
 * The next days on which a call is possible, with the half hours of each day. Each half hour leads to a contact form
 * that contains the request.
 */
export function CallDays({ now, maxDays, onChoose, ref }: CallDaysProps) {
  const { pathname, hash } = useLocation();
  const current = pathname + hash;
  const days = useMemo(() => (now ? callDays(now).slice(0, maxDays) : []), [now, maxDays]);
  return (
    <Stack gap="xs">
      <Text size="caption" tone="muted">
        {zoneNote(days.some(({ times }) => times.some(({ visitorTime }) => visitorTime)))}
      </Text>
      <ul ref={ref} className={clsx(styles.days, maxDays === 1 && styles.oneDay)}>
        {days.map(({ day, times }) => (
          <li key={day} className={clsx(styles.day, maxDays === 1 && styles.row)}>
            <Text size="small" className={styles.dayName}>
              {day}
            </Text>
            {times.map(({ time, visitorTime, label, href }) => {
              const clockTimes = (
                <>
                  {time}
                  {visitorTime && (
                    <span aria-hidden className={styles.visitorTime}>
                      {visitorClockText(visitorTime)}
                    </span>
                  )}
                </>
              );
              const shared = { 'aria-label': label, className: styles.time } as const;
              return onChoose ? (
                <Button
                  key={href}
                  variant="outline"
                  onClick={() => onChoose(href.slice(paths.contact.length))}
                  {...shared}
                >
                  {clockTimes}
                </Button>
              ) : (
                <Button
                  key={href}
                  href={href}
                  variant={href === current ? 'secondary' : 'outline'}
                  aria-current={href === current || undefined}
                  {...shared}
                >
                  {clockTimes}
                </Button>
              );
            })}
          </li>
        ))}
      </ul>
      <Link href={pathname === paths.contact ? '#write' : `${paths.contact}#write`}>{anotherTime}</Link>
    </Stack>
  );
}
