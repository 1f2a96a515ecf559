import { Button, CopyButton, DescriptionList, Icon, Inline, Link, Stack, Text } from '#design-system';
import { companyBrief, contact } from '#services/knowledge';
import { downloadFile } from '#site/features/download.ts';
import { useCopy } from '#site/features/useCopy.ts';
import { phoneAddress } from '#site/routing/paths.ts';
import { siteUrl } from '#site/routing/siteUrl.ts';

import { addressLines, contactDetails, mapAddress } from './ContactPage.content.ts';
import * as styles from './ContactPage.css.ts';
import { vCard } from './vCard.ts';

const saveCard = () =>
  downloadFile(
    `${companyBrief.name.toLowerCase()}.vcf`,
    'text/vcard',
    vCard(companyBrief, contact, siteUrl('/')),
  );

/** Every way to reach a person without a form. */
export function ContactDetails() {
  const { email, phone } = contact;
  const copy = useCopy();
  return (
    <Stack gap="l">
      <DescriptionList
        items={[
          {
            term: contactDetails.phone,
            details: <Link href={phoneAddress(phone)}>{phone}</Link>,
          },
          { term: contactDetails.email, details: <Link href={`mailto:${email}`}>{email}</Link> },
          {
            term: contactDetails.office,
            details: (
              <>
                <address className={styles.address}>
                  {addressLines.map((line) => (
                    <span key={line} className={styles.line}>
                      {line}{' '}
                    </span>
                  ))}
                </address>
                <Inline gap="m" className={styles.onScreen}>
                  <CopyButton
                    label={contactDetails.copyAddress}
                    copiedLabel={contactDetails.addressCopied}
                    className={styles.copy}
                    onCopy={() => copy([companyBrief.fullName, ...addressLines].join('\n'))}
                  />
                  <Text as="span" size="small">
                    <Link href={mapAddress}>{contactDetails.directions}</Link>
                  </Text>
                </Inline>
              </>
            ),
          },
          { term: contactDetails.hours, details: contactDetails.zone },
        ]}
      />
      <div className={styles.onScreen}>
        <Button variant="outline" size="small" icon={<Icon name="download" />} onClick={saveCard}>
          {contactDetails.card}
        </Button>
      </div>
    </Stack>
  );
}
