import { CopyButton, Inline, Link } from '#design-system';
import { useCopyText } from '#site/shared/useCopyText.ts';
import { copyAll } from './mailInstead.content.ts';
import type { MailDraft } from './useLeadDelivery.ts';

export interface MailInsteadProps {
  readonly mail: MailDraft;
  /** Label of the link that opens the mail program. */
  readonly label: string;
}

/**
 * A link that opens the mail program with a prepared mail. If the link cannot hold the whole text, a button copies
 * it.
 */
export function MailInstead({ mail, label }: MailInsteadProps) {
  const copyText = useCopyText();
  return (
    <Inline gap="m">
      {mail.cut && (
        <CopyButton label={copyAll.label} copiedLabel={copyAll.copied} onCopy={() => copyText(mail.text)} />
      )}
      <Link href={mail.url}>{label}</Link>
    </Inline>
  );
}
