import { useNavigate } from 'react-router-dom';

import { Button, Inline } from '#design-system';
import { createStoredValue, emptyAuditForm, storedKeys, useServices } from '#services';
import { paths } from '#site/routing/paths.ts';
import { useNotify } from '#site/state/useNotify.ts';
import { addToChallenge, challengeFromMessages } from './auditChallenge.ts';
import * as styles from './ChatNextSteps.css.ts';
import { useChat } from './ChatProvider.tsx';
import { nextSteps } from './chat.content.ts';
import type { DisplayedMessage } from './conversation.ts';

export interface ChatNextStepsProps {
  readonly messages: readonly DisplayedMessage[];
  /** Opens the contact card; `undefined` if another part of the panel offers the card. */
  readonly onContact: (() => void) | undefined;
}

/** Next steps after a conversation: the audit, filled in from the conversation, and a message to a person. */
export function ChatNextSteps({ messages, onContact }: ChatNextStepsProps) {
  const { session } = useServices();
  const { minimize } = useChat();
  const navigate = useNavigate();
  const notify = useNotify();

  const startAudit = () => {
    const draft = createStoredValue(session, storedKeys['audit-draft']);
    const filled = addToChallenge(draft.read() ?? emptyAuditForm, challengeFromMessages(messages));
    const saved = draft.write(filled) === 'saved';
    notify('audit-filled', saved ? nextSteps.filled : nextSteps.notFilled, saved ? 'done' : 'error');
    minimize();
    void navigate(paths.aiAudit);
  };
  return (
    <Inline gap="xs">
      <Button variant="text" size="small" className={styles.step} onClick={startAudit}>
        {nextSteps.audit}
      </Button>
      {onContact && (
        <Button variant="text" size="small" className={styles.step} onClick={onContact}>
          {nextSteps.contact}
        </Button>
      )}
    </Inline>
  );
}
