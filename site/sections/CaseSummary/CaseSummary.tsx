import { Icon, Link, Text } from '#design-system';
import { ContentError, caseStudyBriefs, voices } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';
import { CaseFigures } from '#site/sections/CaseFigures/CaseFigures.tsx';
import { ClientVoice } from '#site/sections/ClientVoice/ClientVoice.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { cost } from './CaseSummary.content.ts';
import * as styles from './CaseSummary.css.ts';

export interface CaseSummaryProps {
  /** Slug of the case study. An unknown slug throws a `ContentError`. */
  readonly slug: string;
  /** Text of the link to the case. */
  readonly more: string;
  /** Anchor for links to this section. */
  readonly id?: string | undefined;
  /** Same as `dark` of `Section`. @default false */
  readonly dark?: boolean;
}

/**
 * One case in at most three figures, one of them the price, with a link to the whole case.
 *
 * **Not this?** Use `CaseArticle` for the whole case.
 */
export function CaseSummary({ slug, more, id, dark = false }: CaseSummaryProps) {
  const study = caseStudyBriefs.find((each) => each.slug === slug);
  if (!study)
    throw new ContentError(
      `There is no case study "${slug}". Name one of services/knowledge/caseStudies/slugs.ts.`,
    );
  return (
    <Section title={study.title} id={id} dark={dark}>
      <div className={styles.study}>
        <div className={styles.text}>
          <Text size="small" tone="accent">
            {study.client}
          </Text>
          <Text size="lead">{study.summary}</Text>
          <ClientVoice voice={voices[study.slug]} />
          <Link href={paths.caseStudy(study.slug)} variant="standalone">
            {more}
            <Icon name="arrowRight" />
          </Link>
        </div>
        <div className={styles.figures}>
          <CaseFigures figures={[...study.figures.slice(0, 2), cost(study)]} />
        </div>
      </div>
    </Section>
  );
}
