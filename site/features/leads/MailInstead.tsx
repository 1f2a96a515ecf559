import { CopyButton, Inline, Link } from '#design-system';
import { useCopy } from '#site/shared/useCopy.ts';
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
  const copy = useCopy();
  return (
    <Inline gap="m">
      {mail.cut && (
        <CopyButton label={copyAll.label} copiedLabel={copyAll.copied} onCopy={() => copy(mail.text)} />
      )}
      <Link href={mail.address}>{label}</Link>
    </Inline>
  );
}
