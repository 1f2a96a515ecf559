import { ChatNotice, Link, VisuallyHidden } from '#design-system';
import { paths } from '#site/routing/paths.ts';

import { person } from './chat.content.ts';
import type { ChatHeader } from './chatHeader.ts';

export interface PrivacyNoticeProps {
  readonly header: ChatHeader;
  readonly withoutAi: boolean;
  /** One line, once the visitor has written something. */
  readonly compact: boolean;
  readonly onWithoutAiChange: (withoutAi: boolean) => void;
}

/** Notice about the model, the data that is sent and the way to a person. Always visible, without confirmation. */
export function PrivacyNotice({ header, compact, withoutAi, onWithoutAiChange }: PrivacyNoticeProps) {
  const { text, short, shortBefore, privacy } = header.notice;
  return (
    <ChatNotice
      compact={compact}
      withoutAi={withoutAi}
      onWithoutAiChange={header.hasSwitch ? onWithoutAiChange : undefined}
    >
      {/* Each text in an element of its own: it changes on pages that a browser translates, too. */}
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
