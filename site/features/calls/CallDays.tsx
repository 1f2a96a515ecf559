import { type ComponentProps, useId, useMemo } from 'react';

import { Button, Stack, Text } from '#design-system';

import * as styles from './CallDays.css.ts';
import { zone } from './calls.content.ts';
import { callDays } from './callTimes.ts';

export interface CallDaysProps extends Pick<ComponentProps<'ul'>, 'ref'> {
  /** Left out until the times are wanted: a prerendered page knows none, because they pass. Their room is kept. */
  readonly now?: Date | undefined;
}

/** The next days with their half hours for a call, each a link to the contact form with the wish written in it. */
export function CallDays({ now, ref }: CallDaysProps) {
  const days = useMemo(() => (now ? callDays(now) : []), [now]);
  const zoneId = useId();
  return (
    <Stack gap="xs">
      <ul ref={ref} aria-labelledby={zoneId} className={styles.days}>
        {days.map(({ day, times, ownTimes }) => (
          <li key={day} className={styles.day}>
            <Text size="caption">{day}</Text>
            {times.map(({ time, label, href }) => (
              <Button
                key={href}
                href={href}
                variant="outline"
                size="small"
                aria-label={label}
                className={styles.time}
              >
                {time}
              </Button>
            ))}
            {ownTimes && (
              <Text size="caption" tone="muted">
                {ownTimes}
              </Text>
            )}
          </li>
        ))}
      </ul>
      <Text id={zoneId} size="caption" tone="muted">
        {zone}
      </Text>
    </Stack>
  );
}
