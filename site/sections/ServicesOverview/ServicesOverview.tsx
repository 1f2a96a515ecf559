import { clsx } from 'clsx';

import { Heading, Icon, Link, Text } from '#design-system';
import { choices, offeringsByPrice } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';
import { ResultPicture } from '#site/sections/ProcessDemo/ResultPicture.tsx';

import { audit, note, offerOf, quoted } from './ServicesOverview.content.ts';
import * as styles from './ServicesOverview.css.ts';

const entries = [
  ...offeringsByPrice.map(({ id, title, summary, price }) => ({
    id,
    title,
    text: quoted(choices[id]?.need) ?? summary,
    href: paths.service(id),
    offer: price && offerOf(choices[id]?.result, price),
  })),
  audit,
];

/** Returns whether all rows are full if each has `count` entries. */
const fillsRows = (count: number) => entries.length % count === 0;

/** Rows of four, unless rows of five or three are full and rows of four are not. */
const rowsClass = !fillsRows(4) && ((fillsRows(5) && styles.rowsOf5) || (fillsRows(3) && styles.rowsOf3));

/**
 * Deliverables of the services. Each entry has a client's need, the name, the lowest price and a drawing. The order
 * is that of `ServiceComparison`; the audit is last.
 *
 * **Not this?** Use `ServicesIndex` for links without deliverables and prices.
 */
export const ServicesOverview = () => (
  <>
    <ol className={clsx(styles.list, rowsClass)}>
      {entries.map(({ id, title, text, href, offer }) => (
        <li key={id} className={styles.entry}>
          <Heading level={3} size="h4" className={styles.name}>
            <Link href={href} variant="quiet" className={styles.link}>
              {title}
            </Link>
            <Icon name="arrowRight" className={styles.arrow} />
          </Heading>
          <p className={styles.offer}>{offer}</p>
          <p className={styles.text}>{text}</p>
          <ResultPicture id={id} className={styles.drawing} />
        </li>
      ))}
    </ol>
    <Text size="caption" tone="muted">
      {note}
    </Text>
  </>
);
