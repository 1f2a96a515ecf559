import { clsx } from 'clsx';

import { Link } from '#design-system';
import { buildPrice, type CaseStudy, formatMoney, offeringBriefs } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';
import { FigureText } from '#site/sections/CaseFigures/CaseFigures.tsx';
import { isLongAmount } from '#site/sections/isLongAmount.ts';

import { labels, priceNote } from './CaseArticle.content.ts';
import * as styles from './CaseFacts.css.ts';

/** Price and duration of a case, its results that are not in the title, and the services used. */
export function CaseFacts({ study }: { readonly study: CaseStudy }) {
  const { figures, duration, priceFor, results, services } = study;
  const untilWhen = figures.find(({ value }) => value === duration)?.label;
  return (
    <dl className={styles.facts}>
      <Fact term={labels.price} value={formatMoney(buildPrice(study))} note={priceNote(study)} />
      <Fact
        term={labels.duration}
        value={duration}
        note={untilWhen ?? (priceFor ? labels.forSamePart : labels.untilInUse)}
      />
      {results.map(({ value, name, note }) => (
        <Fact key={value} term={name} value={value} note={note} />
      ))}
      <div className={styles.fact}>
        <dt className={styles.small}>{labels.services}</dt>
        {offeringBriefs
          .filter(({ id }) => services.includes(id))
          .map(({ id, title }) => (
            <dd key={id} className={styles.service}>
              <Link href={paths.service(id)}>{title}</Link>
            </dd>
          ))}
      </div>
    </dl>
  );
}

interface FactProps {
  readonly term: string;
  readonly value: string;
  readonly note: string;
}

const Fact = ({ term, value, note }: FactProps) => (
  <div className={styles.fact}>
    <dt className={styles.small}>{term}</dt>
    <dd>
      <span className={clsx(styles.value, isLongAmount(value) && styles.longValue)}>
        <FigureText value={value} />
      </span>{' '}
      <span className={styles.small}>{note}</span>
    </dd>
  </div>
);
