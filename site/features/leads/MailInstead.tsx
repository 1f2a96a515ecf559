import { CopyButton, Inline, Link } from '#design-system';
import { useCopy } from '#site/shared/useCopy.ts';
import { copyAll } from './mailInstead.content.ts';
import type { MailDraft } from './useLeadDelivery.ts';

export interface MailInsteadProps {
  readonly mail: MailDraft;
  /** Label of the link that opens the mail program. */
  readonly label: string;
}

/** A link that prepares a mail, and a button that copies the text if the link cannot contain all of it. */
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
