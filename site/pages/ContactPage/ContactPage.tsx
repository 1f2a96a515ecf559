import { clsx } from 'clsx';
import { useEffect, useState } from 'react';

import { Button, Container, Heading, Icon, Link, Stack, Text } from '#design-system';
import { contact, features } from '#services/knowledge';
import { OfficeMap } from '#site/drawings/places/OfficeMap.tsx';
import * as booking from '#site/features/calls/BookCall.content.ts';
import { CallDays } from '#site/features/calls/CallDays.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { phoneUrl } from '#site/routing/paths.ts';
import { Faqs } from '#site/sections/Faqs/Faqs.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';
import { callLead, contactDetails, meta, phone, questions, visit, write } from './ContactPage.content.ts';
import * as styles from './ContactPage.css.ts';

export interface ContactPageProps {
  /** Current time. Only calls after it are offered. @default the time of the visit */
  readonly now?: Date;
}

/** Page `/contact`: all ways to reach a person. */
export function ContactPage({ now }: ContactPageProps) {
  const [openedAt, setOpenedAt] = useState<Date>();
  useEffect(() => {
    // Runs in a later task of the event loop, because converting to the office's time zone is slow on phones.
    const timer = setTimeout(() => setOpenedAt(now ?? new Date()));
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <>
      <PageMeta {...meta} />
      <Container className={styles.page}>
        <Stack as="header" gap="l" className={styles.text}>
          <Heading level={1}>{meta.heading}</Heading>
          <Text size="lead" tone="muted">
            {meta.lead}
          </Text>
          <PhoneAndMail />
        </Stack>
        <div className={styles.requests}>
          {features.calls && (
            <section aria-labelledby="book" className={styles.booking}>
              <Stack gap="xs">
                <Heading level={2} size="h3" id="book">
                  {booking.title}
                </Heading>
                <Text tone="muted" measure>
                  {callLead}
                </Text>
              </Stack>
              <CallDays now={openedAt} />
            </section>
          )}
          <Stack as="section" gap="l" aria-labelledby="write">
            <Heading level={2} size="h3" id="write">
              {write}
            </Heading>
            <ContactForm />
          </Stack>
        </div>
        <section aria-labelledby="visit" className={styles.visit}>
          <Stack gap="xs">
            <Heading level={2} size="h3" id="visit">
              {visit.title}
            </Heading>
            <Text tone="muted">{visit.lead}</Text>
          </Stack>
          <ContactDetails />
          {/* A firm without a map of its office has no `OfficeMap`. */}
          {OfficeMap && (
            <figure className={styles.mapFigure}>
              <OfficeMap className={styles.officeMap} />
            </figure>
          )}
        </section>
      </Container>
      <Section title={questions.title} titleSize="h3" lead={questions.lead} titlePlace="beside">
        <Faqs topics={['price', 'industries', 'support', 'data-protection']} />
      </Section>
    </>
  );
}

/** Telephone number and email address: buttons on phones, text with hours on wider windows and on paper. */
function PhoneAndMail() {
  return (
    <>
      <div className={clsx(styles.buttons, styles.onScreen)}>
        <Button variant="secondary" icon={<Icon name="phone" />} href={phoneUrl(contact.phone)}>
          {contactDetails.call}
        </Button>
        <Button variant="outline" icon={<Icon name="mail" />} href={`mailto:${contact.email}`}>
          {contactDetails.write}
        </Button>
        <Text size="small" tone="muted">
          {contactDetails.when}
        </Text>
      </div>
      <div className={styles.asText}>
        <Link href={phoneUrl(contact.phone)} className={styles.asTextLink}>
          {phone}
        </Link>
        <Text tone="muted">{contactDetails.whenToCall}</Text>
        <Link href={`mailto:${contact.email}`} className={styles.asTextLink}>
          {contact.email}
        </Link>
        <Text tone="muted">{contactDetails.whenToWrite}</Text>
      </div>
    </>
  );
}
