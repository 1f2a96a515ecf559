import { useId } from 'react';

import {
  Button,
  ChoiceChips,
  Container,
  Heading,
  Icon,
  Link,
  Stack,
  Text,
  Thread,
  type ThreadProps,
  ThreadStrip,
} from '#design-system';
import { weeklyTasks } from '#services/knowledge';

import { Face } from '#site/drawings/RoleFigure/Face.tsx';

import { automationField } from './chosenAutomations.ts';
import * as styles from './Hero.css.ts';
import { useChosenAutomations } from './useChosenAutomations.ts';

interface Action {
  readonly label: string;
  readonly href: string;
}

export interface HeroProps {
  /** The audience, in one line. */
  readonly kicker: string;
  /** The promise, a line each on wide windows. */
  readonly title: readonly string[];
  readonly lead: string;
  /** The one button of the first view. Its note says what the visitor gives and gets. */
  readonly audit: Action & { readonly note: string };
  /** Reasons to believe it: figures, and a person. */
  readonly proof: {
    readonly figures: readonly { readonly figure: string; readonly label: string }[];
    readonly person: { readonly name: string; readonly figure: string; readonly label: string };
  };
  /** Link to a sample result, below the question until that is answered. */
  readonly sample: Action;
  /** Link to all tasks. */
  readonly more: Action;
  /** Accessible name of the drawing. */
  readonly threadLabel: string;
  /** Name of what turns the tangle into results, below it. */
  readonly machine: string;
  /** Work caught in the tangle. */
  readonly slips: ThreadProps['slips'];
  /** Names the results. */
  readonly resultsLabel: string;
  /** Finished tasks at the ends of the lanes. */
  readonly results: ThreadProps['results'];
  /** Question that the visitor answers with the tasks of a week. */
  readonly question: string;
  /** Purpose of the answers, shown until there is one. */
  readonly hint: string;
}

/** The tasks as checkboxes. */
const tasks = weeklyTasks.map(({ id, task }) => ({ value: id, label: task }));

/**
 * The opening of the home page. Each chosen task becomes a straight line out of the tangle, and its hours are added
 * up.
 *
 * **Not this?** Every other page opens with a `PageHeader`.
 */
export function Hero(props: HeroProps) {
  const { kicker, title, lead, audit, proof, sample, more, results, slips, machine, question, hint } = props;
  const { group, chosen, savings, loaded, choose } = useChosenAutomations();
  const hintId = useId();
  const drawing = {
    label: props.threadLabel,
    resultsLabel: props.resultsLabel,
    machine,
    className: styles.thread,
  };
  return (
    <section className={styles.hero}>
      <Container className={styles.opening}>
        <div className={styles.text}>
          <Stack gap="s">
            <Text size="small" tone="muted" className={styles.kicker}>
              {kicker}
            </Text>
            <Heading level={1} size="display" className={styles.title}>
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
        </div>
        <ThreadStrip
          label={props.threadLabel}
          machine={machine}
          className={styles.strip}
          {...(savings ? { results: chosen } : { slips, results: results.map(({ label }) => label) })}
        />
        <div className={styles.start}>
          <Button
            href={audit.href}
            // One primary button per view: with a choice it is the one that writes the report.
            variant={savings ? 'outline' : 'primary'}
            icon={<Icon name="arrowRight" />}
            iconPosition="end"
          >
            {audit.label}
          </Button>
          <Text size="small" tone="muted" className={styles.startNote}>
            {audit.note}
          </Text>
        </div>
        <ul className={styles.proof}>
          {proof.figures.map(({ figure, label }) => (
            <li key={label} className={styles.reason}>
              <span className={styles.figure}>{figure}</span> <span className={styles.of}>{label}</span>
            </li>
          ))}
          <li className={styles.person}>
            <Face name={proof.person.figure} />
            <span className={styles.reason}>
              <span className={styles.figure}>{proof.person.name}</span>{' '}
              <span className={styles.of}>{proof.person.label}</span>
            </span>
          </li>
        </ul>
        <div ref={group} className={styles.tasks}>
          <ChoiceChips
            legend={question}
            name={automationField}
            options={tasks}
            value={chosen}
            onValueChange={choose}
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
              <p className={styles.links}>
                <Link href={more.href}>{more.label}</Link>
                <Link href={sample.href}>{sample.label}</Link>
              </p>
            )}
          </div>
        </div>
        {savings ? (
          <savings.ChosenThread chosen={chosen} {...drawing} />
        ) : (
          <Thread results={results} slips={slips} {...drawing} />
        )}
      </Container>
    </section>
  );
}
