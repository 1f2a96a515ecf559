import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';

import { Heading, Icon, Link, Text } from '#design-system';
import { caseStudies } from '#services/knowledge';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { paths } from '#site/routing/paths.ts';
import { Breadcrumb } from '#site/sections/Breadcrumb/Breadcrumb.tsx';
import { CaseArticle } from '#site/sections/CaseArticle/CaseArticle.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { noBreakAfterNumbers } from '#site/shared/noBreakAfterNumbers.ts';

import { labels } from './CaseStudyPage.content.ts';
import * as styles from './CaseStudyPage.css.ts';

/** Title of a case: "Missed calls at a clinic: from 31% to 3%". It breaks before "from" first. */
function Title({ text, withArrow = false }: { readonly text: string; readonly withArrow?: boolean }) {
  const [what, change = ''] = text.split(': ');
  return (
    <>
      {what}:{' '}
      <span className={clsx(styles.change, withArrow && styles.beforeArrow)}>
        {noBreakAfterNumbers(change).replace(' to ', ' to\u00a0')}
        {withArrow && <Icon name="arrowRight" size="small" className={styles.arrow} />}
      </span>
    </>
  );
}

/** Page `/case-studies/{slug}`: one whole case, with a link to the next case. */
export function CaseStudyPage() {
  const slug = useLocation().pathname.split('/')[2];
  const index = caseStudies.findIndex((each) => each.slug === slug);
  const study = caseStudies[index];
  if (!study)
    throw new Error(`There is no case study "${slug}". Only known case studies should have routes.`);
  const next = caseStudies[(index + 1) % caseStudies.length] ?? study;
  return (
    <>
      <PageMeta title={study.title} description={study.summary} />
      <article>
        <PageHeader
          breadcrumb={
            <div className={styles.trail}>
              <Breadcrumb steps={[{ name: labels.list, path: paths.caseStudies }]} here={study.title} />
              <Text size="small" tone="accent">
                {study.client}
              </Text>
            </div>
          }
          title={<Title text={study.title} />}
          lead={study.summary}
        />
        <CaseArticle study={study} />
      </article>
      <div className={styles.next}>
        <Section title={labels.next} titleSize="h3" titlePlace="beside" ruled>
          <Heading level={3} size="h2" className={styles.nextCase}>
            <Link href={paths.caseStudy(next.slug)} variant="quiet" className={styles.nextLink}>
              <Title text={next.title} withArrow />
            </Link>
          </Heading>
        </Section>
      </div>
    </>
  );
}
