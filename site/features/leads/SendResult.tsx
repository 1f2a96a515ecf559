import type { ReactNode, Ref } from 'react';

import { Button, Icon, Stack, Text } from '#design-system';
import type { DeliveryOutcome } from '#services';
import { keep } from '#site/features/calls/calls.content.ts';
import { downloadFile } from '#site/shared/download.ts';

import * as styles from './SendResult.css.ts';

export interface SendResultProps {
  /** Result of sending; `undefined` before it is known. */
  readonly outcome: DeliveryOutcome | undefined;
  /** Text for the outcome. */
  readonly outcomeText: string;
  /** Calendar file of a requested call. It is offered once the message is delivered. */
  readonly calendar?: string | undefined;
  /** Alternatives, such as the mail program. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

const tones = { delivered: 'done', failed: 'error', unavailable: 'open', doubted: 'open' } as const;
const icons = { done: 'check', error: 'error', open: 'mail' } as const;

/**
 * Result of sending a message. A delivered message offers its calendar file; otherwise `children` offer alternatives.
 */
export function SendResult({ outcome, outcomeText, calendar, children, ref }: SendResultProps) {
  const tone = outcome && tones[outcome];
  return (
    <div className={tone && styles.result({ tone })}>
      {tone && <Icon name={icons[tone]} />}
      <Stack gap="s" align="start">
        {/* The status is empty until there is a result, because some screen readers announce a status when the page opens. */}
        <Text ref={ref} tabIndex={-1} role="status" tone={tone === 'open' ? 'body' : tone} measure>
          {outcomeText}
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
