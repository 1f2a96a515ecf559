import { Container, Heading, Stack, Text } from '#design-system';
import { NicosiaMap } from '#site/drawings/NicosiaMap/NicosiaMap.tsx';
import * as booking from '#site/features/calls/BookCall.content.ts';
import { BookCall } from '#site/features/calls/BookCall.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { Faqs } from '#site/sections/Faqs/Faqs.tsx';
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
      <Container className={styles.page}>
        <header className={styles.words}>
          <Heading level={1}>{meta.heading}</Heading>
          <Text size="lead" tone="muted" className={styles.lead}>
            {meta.lead}
          </Text>
          <ContactDetails />
        </header>
        <div className={styles.writing}>
          <section aria-labelledby="write" className={styles.write}>
            <Stack gap="xs">
              <Heading level={2} size="h3" id="write">
                {write.title}
              </Heading>
              <Text tone="muted" measure>
                {write.lead}
              </Text>
            </Stack>
            <ContactForm />
          </section>
          <section aria-labelledby="book" className={styles.call}>
            <Stack gap="xs">
              <Heading level={2} size="h3" id="book">
                {booking.title}
              </Heading>
              <Text tone="muted" measure>
                {booking.lead}
              </Text>
            </Stack>
            <BookCall />
          </section>
        </div>
        <NicosiaMap {...map} className={styles.map} />
      </Container>
      <Section title={questions.title} lead={questions.lead} titlePlace="beside">
        <Faqs topics={['price', 'industries', 'support', 'data-protection']} />
      </Section>
    </>
  );
}
