import { Heading, Icon, Link } from '#design-system';
import { services } from '#services/knowledge';
import { ServiceGlyph } from '#site/drawings/glyphs/ServiceGlyph.tsx';
import { paths } from '#site/routing/paths.ts';
import { fromPrice } from '#site/sections/PriceExamples/PriceExamples.content.ts';

import * as styles from './ServicesOverview.css.ts';

/**
 * The services as a table of contents, with their drawings where a book has the chapter, and the price where it has the page.
 *
 * **Not this?** In small type it is the `ServicesIndex`.
 */
export function ServicesOverview() {
  return (
    <ol className={styles.list}>
      {services.map((service) => (
        <li key={service.id} className={styles.entry}>
          <ServiceGlyph id={service.id} viewBox="8 8 56 56" className={styles.glyph} />
          <div className={styles.line}>
            <Heading level={3} size="h2">
              <Link href={paths.service(service.id)} variant="quiet" className={styles.link}>
                {service.title}
              </Link>
            </Heading>
            <span className={styles.leader} />
            <span className={styles.price}>
              {service.price && fromPrice(service.price)} <Icon name="arrowRight" className={styles.arrow} />
            </span>
          </div>
          <p className={styles.summary}>{service.summary}</p>
        </li>
      ))}
    </ol>
  );
}
