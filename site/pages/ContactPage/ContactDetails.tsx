import { Button, DescriptionList, Icon, Link, Stack, Text } from '#design-system';
import { companyBrief, contact, gettingHere } from '#services/knowledge';
import { downloadFile } from '#site/features/download.ts';
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
  return (
    <Stack gap="l" className={styles.details}>
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
                <Text as="span" size="small" className={styles.onScreen}>
                  <Link href={mapAddress}>{contactDetails.directions}</Link>
                </Text>
              </>
            ),
          },
          { term: contactDetails.hours, details: contactDetails.zone },
          {
            term: contactDetails.gettingHere,
            details: (
              <>
                {gettingHere.onFoot} {gettingHere.byCar}
              </>
            ),
          },
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
