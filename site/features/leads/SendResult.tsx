import type { ReactNode, Ref } from 'react';

import { Button, Icon, Stack, Text } from '#design-system';
import type { DeliveryOutcome } from '#services';
import { keep } from '#site/features/calls/calls.content.ts';
import { downloadFile } from '#site/shared/download.ts';

import * as styles from './SendResult.css.ts';

export interface SendResultProps {
  /** Left out before anything is sent. */
  readonly outcome: DeliveryOutcome | undefined;
  /** The outcome in words. */
  readonly news: string;
  /** Calendar file of a requested call, offered once the message is there. */
  readonly calendar?: string | undefined;
  /** Alternatives, such as the mail program. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

const tones = { delivered: 'done', failed: 'error', unavailable: 'open', doubted: 'open' } as const;
const icons = { done: 'check', error: 'error', open: 'mail' } as const;

/** Says plainly whether a message has arrived: delivered, with the calendar file, or not sent, with the alternative. */
export function SendResult({ outcome, news, calendar, children, ref }: SendResultProps) {
  const tone = outcome && tones[outcome];
  return (
    <div className={tone && styles.result({ tone })}>
      {tone && <Icon name={icons[tone]} />}
      <Stack gap="s" align="start">
        {/* Some screen readers announce the text of a status as soon as the page opens. */}
        <Text ref={ref} tabIndex={-1} role="status" tone={tone === 'open' ? 'body' : tone} measure>
          {news}
        </Text>
        {outcome === 'delivered' && calendar && (
          <Button
            variant="outline"
            size="small"
            icon={<Icon name="download" />}
            onClick={() => downloadFile('call.ics', 'text/calendar', calendar)}
          >
            {keep}
          </Button>
        )}
        {children}
      </Stack>
    </div>
  );
}
