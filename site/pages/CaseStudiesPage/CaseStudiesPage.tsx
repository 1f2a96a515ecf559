import { caseStudies } from '#services/knowledge';
import { PageDrawing } from '#site/drawings/PageDrawing/PageDrawing.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { CaseArticle } from '#site/sections/CaseArticle/CaseArticle.tsx';
import { CaseIndex } from '#site/sections/CaseIndex/CaseIndex.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { index, meta } from './CaseStudiesPage.content.ts';
import * as styles from './CaseStudiesPage.css.ts';

/** `/case-studies` — what came of it, in figures and in mistakes. */
export function CaseStudiesPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} art={<PageDrawing name="case-studies" />} />
      <Section title={index.title} titleSize="h3">
        <CaseIndex />
      </Section>
      <div className={styles.cases}>
        {caseStudies.map((study) => (
          <CaseArticle key={study.slug} study={study} />
        ))}
      </div>
    </>
  );
}
