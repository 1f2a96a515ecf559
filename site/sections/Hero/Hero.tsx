import { Button, Container, Heading, Icon, Link, Text, Thread } from '#design-system';

import * as styles from './Hero.css.ts';

interface Action {
  readonly label: string;
  readonly href: string;
}

export interface HeroProps {
  /** One line that says plainly what is offered, and to whom. */
  readonly kicker: string;
  /** The promise, a line each on wide windows. */
  readonly title: readonly string[];
  readonly lead: string;
  readonly audit: Action;
  readonly automations: Action;
  readonly sample: Action;
  /** What the drawing shows, for those who do not see it. */
  readonly threadLabel: string;
  /** What a machine now does, at the end of each lane. */
  readonly results: readonly string[];
}

/**
 * The opening of the home page, once on the site.
 *
 * **Not this?** Every other page opens with a `PageHeader`.
 */
export function Hero({ kicker, title, lead, audit, automations, sample, threadLabel, results }: HeroProps) {
  return (
    <section className={styles.hero}>
      <Container className={styles.words}>
        <Text tone="muted" className={styles.kicker}>
          {kicker}
        </Text>
        <Heading level={1} size="display">
          {title.map((line) => (
            <span key={line} className={styles.line}>
              {line}{' '}
            </span>
          ))}
        </Heading>
        <Text size="lead" tone="muted" className={styles.lead}>
          {lead}
        </Text>
        <div className={styles.actions}>
          <Button href={audit.href} icon={<Icon name="arrowRight" />} iconPosition="right">
            {audit.label}
          </Button>
          <Button href={automations.href} variant="outline">
            {automations.label}
          </Button>
          <Link href={sample.href}>{sample.label}</Link>
        </div>
        <Thread label={threadLabel} results={results} className={styles.thread} />
      </Container>
    </section>
  );
}
