import { Link, Stack, Text } from '#design-system';
import { contact } from '#services/knowledge';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { ContactForm } from './ContactForm.tsx';
import { headings, meta } from './ContactPage.content.ts';
import * as styles from './ContactPage.css.ts';

/** `/contact` — every way to reach a person. */
export function ContactPage() {
  const { email, phone, headquarters, hours } = contact;
  const { address, zip, city, country } = headquarters;
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} />
      <Section title={headings.write}>
        <div className={styles.form}>
          <ContactForm />
        </div>
      </Section>
      <Section title={headings.reach} ruled>
        <Stack as="address" gap="m">
          <Text>
            {address}, {zip} {city}, {country}
          </Text>
          <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
            {phone}
          </Link>
          <Link href={`mailto:${email}`} variant="standalone">
            {email}
          </Link>
          <Text tone="muted">{hours}</Text>
        </Stack>
      </Section>
    </>
  );
}
