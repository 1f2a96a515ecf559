import { ChatNotice, Link, VisuallyHidden } from '#design-system';
import { paths } from '#site/routing/paths.ts';

import { person } from './chat.content.ts';
import type { ChatHeader } from './chatHeader.ts';

export interface PrivacyNoticeProps {
  readonly header: ChatHeader;
  readonly withoutAi: boolean;
  /** Shortens the notice to one line. Set it once the visitor has written a message. */
  readonly compact: boolean;
  readonly onWithoutAiChange: (withoutAi: boolean) => void;
}

/**
 * Notice about the model, the data sent, and the contact to a person. It is always visible and needs no confirmation.
 */
export function PrivacyNotice({ header, compact, withoutAi, onWithoutAiChange }: PrivacyNoticeProps) {
  const { text, short, shortBefore, privacy } = header.notice;
  return (
    <ChatNotice
      compact={compact}
      withoutAi={withoutAi}
      onWithoutAiChange={header.hasSwitch ? onWithoutAiChange : undefined}
    >
      {/* Each text has its own element. Otherwise updates would fail on pages that a browser translates. */}
      {compact ? (
        <>
          <Link href={paths.privacy}>
            <VisuallyHidden>{shortBefore}</VisuallyHidden>
            <span>{short}</span>
          </Link>
          <Link href={paths.contact}>{person.short}</Link>
        </>
      ) : (
        <>
          <span>{text}</span> <Link href={paths.privacy}>{privacy}</Link>.{' '}
          <Link href={paths.contact}>{person.long}</Link>.
        </>
      )}
    </ChatNotice>
  );
}
