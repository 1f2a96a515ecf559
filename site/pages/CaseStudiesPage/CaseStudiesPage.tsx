import { useId } from 'react';

import { Container, FilterChips, Heading, VisuallyHidden } from '#design-system';
import { caseStudies } from '#services/knowledge';
import { Outline } from '#site/drawings/places/Outline.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { useQuery } from '#site/routing/useQuery.ts';
import { CaseList } from '#site/sections/CaseList/CaseList.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { useHasChanged } from '#site/shared/useHasChanged.ts';

import { countOf, filter, index, meta } from './CaseStudiesPage.content.ts';
import * as styles from './CaseStudiesPage.css.ts';

const industries = [...new Set(caseStudies.map(({ industry }) => industry))].sort();
const studiesIn = (industry: string) => caseStudies.filter((each) => !industry || each.industry === industry);

/** Page `/case-studies`: the cases, filtered by the industry in the address (`?industry=Health`). */
export function CaseStudiesPage() {
  const [params, setParams] = useQuery();
  const titleId = useId();
  const industry = params.get('industry') ?? '';
  const listedStudies = studiesIn(industry);
  const count = countOf(listedStudies.length);
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} art={Outline && <Outline />} />
      <Container as="section" aria-labelledby={titleId} className={styles.index}>
        <VisuallyHidden as="header">
          <Heading level={2} id={titleId}>
            {index.title}
          </Heading>
        </VisuallyHidden>
        <VisuallyHidden role="status">{useHasChanged(count) && count}</VisuallyHidden>
        {industries.length > 1 && (
          <FilterChips
            label={filter.label}
            value={industry}
            onValueChange={(value) =>
              setParams(value ? { industry: value } : {}, { preventScrollReset: true })
            }
            options={[
              { value: '', label: filter.all, count: caseStudies.length },
              ...industries.map((value) => ({ value, label: value, count: studiesIn(value).length })),
            ]}
            className={styles.chips}
          />
        )}
        <CaseList studies={listedStudies} featured={!industry} />
      </Container>
    </>
  );
}
