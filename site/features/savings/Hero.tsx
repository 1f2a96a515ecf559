import { useId } from 'react';

import { Button, ChoiceChips, Container, Heading, Icon, Link, Stack, Text, Thread } from '#design-system';
import { weeklyTasks } from '#services/knowledge';
import { automationField } from './chosenAutomations.ts';
import * as styles from './Hero.css.ts';
import { useChosenAutomations } from './useChosenAutomations.ts';

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
  /** Link to a sample result, below the question until that is answered. */
  readonly sample: Action;
  /** Accessible name of the drawing. */
  readonly threadLabel: string;
  /** Names the results. */
  readonly resultsLabel: string;
  /** Automated tasks at the ends of the lanes. */
  readonly results: readonly string[];
  /** Question that the visitor answers with the tasks of a week. */
  readonly question: string;
  /** Purpose of the answers, shown until there is one. */
  readonly hint: string;
}

/** The tasks as boxes to tick. */
const tasks = weeklyTasks.map(({ id, task }) => ({ value: id, label: task }));

/**
 * The opening of the home page, once on the site. Each task that the visitor ticks is pulled out of the tangle, and its
 * hours are added up.
 *
 * **Not this?** Every other page opens with a `PageHeader`.
 */
export function Hero(props: HeroProps) {
  const { kicker, title, lead, audit, automations, sample, results, question, hint } = props;
  const { group, chosen, savings, loaded, choose } = useChosenAutomations();
  const hintId = useId();
  const drawing = { label: props.threadLabel, resultsLabel: props.resultsLabel, className: styles.thread };
  return (
    <section className={styles.hero}>
      <Container className={styles.opening}>
        <div className={styles.words}>
          <Stack gap="s">
            <Text size="small" tone="muted">
              {kicker}
            </Text>
            <Heading level={1} size="display">
              {title.map((line) => (
                <span key={line} className={styles.line}>
                  {line}{' '}
                </span>
              ))}
            </Heading>
          </Stack>
          <Text size="lead" tone="muted" className={styles.lead}>
            {lead}
          </Text>
          <div className={styles.actions}>
            <Button
              href={audit.href}
              // One button leads: the report from what is ticked, once something is.
              variant={savings ? 'outline' : 'primary'}
              icon={<Icon name="arrowRight" />}
              iconPosition="end"
            >
              {audit.label}
            </Button>
            <Button href={automations.href} variant="outline">
              {automations.label}
            </Button>
          </div>
        </div>
        <div ref={group} className={styles.tasks}>
          <ChoiceChips
            legend={question}
            name={automationField}
            options={tasks}
            value={chosen}
            onChange={choose}
            aria-describedby={savings ? undefined : hintId}
          />
          <div className={styles.outcome}>
            <div className={styles.actions}>
              {/* Empty when the page opens, or screen readers would read it then. */}
              <div role="status">{loaded && <loaded.HoursSaved chosen={chosen} />}</div>
              {savings ? (
                <savings.WriteReport chosen={chosen} />
              ) : (
                <Text id={hintId} tone="muted" className={styles.hint}>
                  {hint}
                </Text>
              )}
            </div>
            {savings ? (
              <savings.HowItAddsUp chosen={chosen} />
            ) : (
              <Link href={sample.href}>{sample.label}</Link>
            )}
          </div>
        </div>
        {savings ? (
          <savings.ChosenThread chosen={chosen} {...drawing} />
        ) : (
          <Thread results={results} {...drawing} />
        )}
      </Container>
    </section>
  );
}
