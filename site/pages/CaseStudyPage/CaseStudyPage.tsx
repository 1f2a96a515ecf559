import { useLocation } from 'react-router-dom';

import { Container, Heading, Icon, Link, Stack, Text } from '#design-system';
import { caseStudies } from '#services/knowledge';
import { automationField } from '#site/features/savings/chosenAutomations.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { paths } from '#site/routing/paths.ts';
import { Breadcrumb } from '#site/sections/Breadcrumb/Breadcrumb.tsx';
import { CaseArticle } from '#site/sections/CaseArticle/CaseArticle.tsx';
import { CaseFigures } from '#site/sections/CaseFigures/CaseFigures.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { labels, type Question, questions } from './CaseStudyPage.content.ts';
import * as styles from './CaseStudyPage.css.ts';

/** "Missed calls at a clinic: from 31% to 3%", which breaks before "from" first. */
function Title({ text }: { readonly text: string }) {
  const [what, change] = text.split(': ');
  return (
    <>
      {what}: <span className={styles.change}>{change}</span>
    </>
  );
}

/** The audit, with the tasks of this case ticked where it asks for them. */
const auditOf = ({ automations }: Question) =>
  automations.length > 0
    ? `${paths.aiAudit}?${new URLSearchParams(automations.map((id) => [automationField, id]))}`
    : paths.aiAudit;

/** `/case-studies/{slug}` — one case whole, and the way to the next. */
export function CaseStudyPage() {
  const slug = useLocation().pathname.split('/')[2];
  const index = caseStudies.findIndex((each) => each.slug === slug);
  const study = caseStudies[index];
  if (!study)
    throw new Error(`There is no case study "${slug}" to show; the routes lead to known ones only.`);
  const next = caseStudies[(index + 1) % caseStudies.length] ?? study;
  const question = questions[study.slug];
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
      {question && (
        <Container as="section" className={styles.question}>
          <Heading level={2} size="h3" className={styles.asked}>
            {question.title}
          </Heading>
          <div className={styles.answer}>
            <Link href={auditOf(question)} variant="standalone">
              {labels.workOut}
              <Icon name="arrowRight" />
            </Link>
          </div>
        </Container>
      )}
      <div className={styles.next}>
        <Section title={labels.next} lead={next.client} titleSize="h3" titlePlace="beside" ruled>
          <Stack gap="l" className={styles.nextCase}>
            <Heading level={3} size="h2">
              <Title text={next.title} />
            </Heading>
            <Text size="lead" tone="muted" measure>
              {next.summary}
            </Text>
            <CaseFigures figures={next.figures.slice(0, 1)} />
            <div>
              <Link
                href={paths.caseStudy(next.slug)}
                aria-label={`${labels.read}: ${next.title}`}
                variant="standalone"
                className={styles.nextLink}
              >
                {labels.read}
                <Icon name="arrowRight" />
              </Link>
            </div>
          </Stack>
        </Section>
      </div>
    </>
  );
}
