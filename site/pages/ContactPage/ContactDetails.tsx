import { Button, DescriptionList, Icon, Link, Text } from '#design-system';
import { companyBrief, contact, gettingHere } from '#services/knowledge';
import { siteUrl } from '#site/routing/siteUrl.ts';
import { downloadFile } from '#site/shared/download.ts';

import { addressLines, contactDetails, mapUrl } from './ContactPage.content.ts';
import * as styles from './ContactPage.css.ts';
import { vCard } from './vCard.ts';

const saveCard = () =>
  downloadFile(
    `${companyBrief.name.toLowerCase()}.vcf`,
    'text/vcard',
    vCard(companyBrief, contact, siteUrl('/')),
  );

/** Address of the office, directions, and a button that saves the contact details as a file. */
export function ContactDetails() {
  return (
    <>
      <DescriptionList
        items={[
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
                  <Link href={mapUrl}>{contactDetails.directions}</Link>
                </Text>
              </>
            ),
          },
          ...(gettingHere ? [{ term: contactDetails.gettingHere, details: gettingHere.join(' ') }] : []),
        ]}
      />
      <div className={styles.onScreen}>
        <Button variant="outline" size="small" icon={<Icon name="download" />} onClick={saveCard}>
          {contactDetails.card}
        </Button>
      </div>
    </>
  );
}
