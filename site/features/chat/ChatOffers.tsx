import { useState } from 'react';

import { Button, Stack } from '#design-system';
import type { AssistantReply } from '#services';
import { features } from '#services/knowledge';
import { CallDays } from '#site/features/calls/CallDays.tsx';

import { nextSteps } from './chat.content.ts';

export interface ChatOffersProps {
  readonly offers: NonNullable<AssistantReply['offers']>;
  /** Called with the fragment of the chosen time, to pass to `readCallRequest`. */
  readonly onCall: (hash: string) => void;
  readonly onContact: () => void;
}

/**
 * Next steps that the assistant offers with an answer: free times for a call, or the contact card. They send nothing.
 */
export function ChatOffers({ offers, onCall, onContact }: ChatOffersProps) {
  const [now] = useState(() => new Date());
  return (
    <Stack gap="s" align="start">
      {features.calls && offers.includes('call') && <CallDays now={now} maxDays={1} onChoose={onCall} />}
      {offers.includes('contact') && (
        <Button variant="outline" size="small" onClick={onContact}>
          {nextSteps.contact}
        </Button>
      )}
    </Stack>
  );
}
