import { Heading, Icon, IngotMark, Link, Text } from '#design-system';
import { services } from '#services/knowledge';
import { auditAction, unsure } from '#site/content/navigation.ts';
import { ServiceGlyph } from '#site/drawings/glyphs/ServiceGlyph.tsx';
import { paths } from '#site/routing/paths.ts';
import { fromPrice } from '#site/sections/PriceExamples/PriceExamples.content.ts';
import { ResultPicture } from '#site/sections/WatchOne/Result.tsx';

import { auditPrice, note } from './ServicesOverview.content.ts';
import * as styles from './ServicesOverview.css.ts';

/**
 * What each service leaves on the client's desk, drawn, with its lowest price; the audit is the last. Phones, which
 * have no room for words in pictures, have the glyphs.
 *
 * **Not this?** Without pictures and prices it is the `ServicesIndex`.
 */
export function ServicesOverview() {
  const entries = [
    ...services.map(({ id, title, summary, price }) => ({
      id,
      title,
      text: summary,
      href: paths.service(id),
      price: price && fromPrice(price),
      glyph: <ServiceGlyph id={id} viewBox="8 8 56 56" className={styles.glyph} />,
    })),
    {
      id: 'audit',
      ...unsure,
      href: auditAction.href,
      price: auditPrice,
      glyph: <IngotMark className={styles.glyph} />,
    },
  ];
  return (
    <>
      <ol className={styles.list}>
        {entries.map(({ id, title, text, href, price, glyph }) => (
          <li key={id} className={styles.entry}>
            {glyph}
            <ResultPicture id={id} className={styles.picture} />
            <Heading level={3}>
              <Link href={href} variant="quiet" className={styles.link}>
                {title}
              </Link>
            </Heading>
            <p className={styles.text}>{text}</p>
            <p className={styles.price}>
              {price} <Icon name="arrowRight" className={styles.arrow} />
            </p>
          </li>
        ))}
      </ol>
      <Text size="caption" tone="muted" className={styles.note}>
        {note}
      </Text>
    </>
  );
}
