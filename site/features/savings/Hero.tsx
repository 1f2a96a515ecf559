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
  /** Audience of the offer, in one line. */
  readonly kicker: string;
  /** Main statement. Each part has its own line from tablets on. */
  readonly title: readonly string[];
  readonly lead: string;
  /** The only button on the first screen. Its note names the time the visitor needs and the result. */
  readonly audit: Action & { readonly note: string };
  /** Proof of the statement: figures and a person. */
  readonly proof: {
    readonly figures: readonly { readonly figure: string; readonly label: string }[];
    /** `figure` is the id of the person's drawing in `roles.svg`. */
    readonly person: { readonly name: string; readonly figure: string; readonly label: string };
  };
  /** Link to a sample report, shown until a task is ticked. */
  readonly sample: Action;
  /** Link to the list of all tasks. */
  readonly more: Action;
  /** Accessible name of the drawing. */
  readonly threadLabel: string;
  /** Name below the machine that turns the tangle into results. */
  readonly machine: string;
  /** Slips of paper in the tangle, each with the name of a task. */
  readonly slips: ThreadProps['slips'];
  /** Accessible name of the list of results. */
  readonly resultsLabel: string;
  /** Finished tasks, at the ends of the lines. */
  readonly results: ThreadProps['results'];
  /** Question above the tasks. The visitor answers it by ticking tasks. */
  readonly question: string;
  /** Purpose of the ticks, shown until a task is ticked. */
  readonly hint: string;
}

/** Options of the checkboxes. */
const tasks = weeklyTasks.map(({ id, task }) => ({ value: id, label: task }));

/** Main statement, between the audience of the offer and its lead. */
function Statement({ kicker, title, lead }: Pick<HeroProps, 'kicker' | 'title' | 'lead'>) {
  return (
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
  );
}

/** Figures and a person that prove the statement. */
function Proof({ figures, person }: HeroProps['proof']) {
  return (
    <ul className={styles.proof}>
      {figures.map(({ figure, label }) => (
        <li key={label} className={styles.fact}>
          <span className={styles.figure}>{figure}</span> <span className={styles.factLabel}>{label}</span>
        </li>
      ))}
      <li className={styles.person}>
        <Face name={person.figure} />
        <span className={styles.fact}>
          <span className={styles.figure}>{person.name}</span>{' '}
          <span className={styles.factLabel}>{person.label}</span>
        </span>
      </li>
    </ul>
  );
}

/**
 * First section of the home page, with a drawing of a tangle of threads that goes into a machine. Each ticked task
 * becomes a straight line out of the tangle, and its hours are added up.
 *
 * **Not this?** Use `PageHeader` for every other page.
 */
export function Hero(props: HeroProps) {
  const { kicker, title, lead, audit, proof, sample, more, results, slips, machine, question, hint } = props;
  const { group, chosen, savings, savingsModule, choose } = useChosenAutomations();
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
        <Statement {...{ kicker, title, lead }} />
        <ThreadStrip
          label={props.threadLabel}
          machine={machine}
          className={styles.strip}
          {...(savings ? { results: chosen } : { slips, results: results.map(({ label }) => label) })}
        />
        <div className={styles.start}>
          <Button
            href={audit.href}
            // There is only one primary button. After a choice, the primary button is the one that writes the report.
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
        <Proof {...proof} />
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
              {/* The status is empty when the page opens, because some screen readers would announce it then. */}
              <div role="status">{savingsModule && <savingsModule.HoursSaved chosen={chosen} />}</div>
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
