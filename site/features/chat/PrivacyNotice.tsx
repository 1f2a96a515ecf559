import { ChatNotice, Link } from '#design-system';
import { paths } from '#site/routing/paths.ts';

import { notice } from './chat.content.ts';

export interface PrivacyNoticeProps {
  readonly withoutAi: boolean;
  readonly onWithoutAiChange: (withoutAi: boolean) => void;
}

/** Says who answers, what is sent and how to reach a person; always in sight, never to be confirmed (decision D6). */
export function PrivacyNotice({ withoutAi, onWithoutAiChange }: PrivacyNoticeProps) {
  return (
    <ChatNotice withoutAi={withoutAi} onWithoutAiChange={onWithoutAiChange}>
      {withoutAi ? notice.withoutAi : notice.text} <Link href={paths.privacy}>{notice.privacy}</Link>.{' '}
      <Link href={paths.contact}>{notice.person}</Link>.
    </ChatNotice>
  );
}
