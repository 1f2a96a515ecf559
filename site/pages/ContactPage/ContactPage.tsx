import { Heading, Stack, Text } from '#design-system';
import { NicosiaMap } from '#site/drawings/NicosiaMap/NicosiaMap.tsx';
import * as booking from '#site/features/calls/BookCall.content.ts';
import { BookCall } from '#site/features/calls/BookCall.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { Faqs } from '#site/sections/Faqs/Faqs.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';
import { map, meta, questions, write } from './ContactPage.content.ts';
import * as styles from './ContactPage.css.ts';

/** `/contact` — every way to reach a person. */
export function ContactPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader
        title={meta.heading}
        lead={meta.lead}
        byline={<ContactDetails />}
        art={<NicosiaMap {...map} />}
        artSize="large"
      />
      <div className={styles.onScreen}>
        <Section title={write.title} lead={write.lead} titlePlace="beside" tinted>
          <ContactForm />
          <section aria-labelledby="book" className={styles.call}>
            <Stack gap="xs">
              <Heading level={3} id="book">
                {booking.title}
              </Heading>
              <Text tone="muted" measure>
                {booking.lead}
              </Text>
            </Stack>
            <BookCall />
          </section>
        </Section>
      </div>
      <Section title={questions.title} lead={questions.lead} titlePlace="beside">
        <Faqs />
      </Section>
    </>
  );
}
