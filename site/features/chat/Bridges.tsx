import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { Button, Inline } from '#design-system';
import { createStoredValue, emptyAuditForm, storedKeys, useServices } from '#services';
import { useNotify } from '#site/features/useNotify.ts';
import { paths } from '#site/routing/paths.ts';
import * as styles from './Bridges.css.ts';
import { useChat } from './ChatProvider.tsx';
import { challengeFrom, withChallenge } from './challengeFrom.ts';
import { handOff } from './chat.content.ts';
import type { ShownMessage } from './conversation.ts';
import { HandOffCard } from './HandOffCard.tsx';

export interface BridgesProps {
  readonly messages: readonly ShownMessage[];
  /** Called when the card to a person closes: its button may be gone. */
  readonly onClosed: () => void;
}

/** The ways on from a conversation: the audit, filled with what was said, and a person. */
export function Bridges({ messages, onClosed }: BridgesProps) {
  const { session } = useServices();
  const { minimize } = useChat();
  const navigate = useNavigate();
  const notify = useNotify();
  const [passing, setPassing] = useState(false);

  const startAudit = () => {
    const draft = createStoredValue(session, storedKeys['audit-draft']);
    const filled = withChallenge(draft.read() ?? emptyAuditForm, challengeFrom(messages));
    const kept = draft.write(filled) === 'kept';
    notify('audit-filled', kept ? handOff.filled : handOff.notFilled, kept ? 'done' : 'error');
    minimize();
    void navigate(paths.aiAudit);
  };
  if (passing) {
    return (
      <HandOffCard
        messages={messages}
        onClose={() => {
          setPassing(false);
          onClosed();
        }}
      />
    );
  }
  return (
    <Inline gap="xs">
      <Button variant="text" size="small" className={styles.bridge} onClick={startAudit}>
        {handOff.audit}
      </Button>
      <Button variant="text" size="small" className={styles.bridge} onClick={() => setPassing(true)}>
        {handOff.contact}
      </Button>
    </Inline>
  );
}
