import { ChatNotice, Link, VisuallyHidden } from '#design-system';
import { paths } from '#site/routing/paths.ts';

import { notice } from './chat.content.ts';

export interface PrivacyNoticeProps {
  readonly withoutAi: boolean;
  /** Whether the next message goes to the model. */
  readonly asksModel: boolean;
  /** One line, once the visitor has written something. */
  readonly compact: boolean;
  readonly onWithoutAiChange: (withoutAi: boolean) => void;
}

/** Says who answers, what is sent and how to reach a person; always in sight, never to be confirmed (decision D6). */
export function PrivacyNotice({ asksModel, compact, ...choice }: PrivacyNoticeProps) {
  const words = asksModel ? notice.model : notice.site;
  return (
    <ChatNotice compact={compact} {...choice}>
      {compact ? (
        <>
          <Link href={paths.privacy}>
            <VisuallyHidden>{words.shortBefore}</VisuallyHidden>
            {words.short}
          </Link>
          <Link href={paths.contact}>{notice.personShort}</Link>
        </>
      ) : (
        <>
          {words.text} <Link href={paths.privacy}>{notice.privacy}</Link>.{' '}
          <Link href={paths.contact}>{notice.person}</Link>.
        </>
      )}
    </ChatNotice>
  );
}
