import { Heading, Link, Stack, StatBand, Text } from '#design-system';
import { caseStudies } from '#services/knowledge';
import { paths } from '#site/app/paths.ts';

export interface CaseInFiguresProps {
  /** The slug of a case study. */
  readonly slug: string;
  readonly more: string;
}

/** One case study in its figures, with the way to the rest of it. */
export function CaseInFigures({ slug, more }: CaseInFiguresProps) {
  const study = caseStudies.find((each) => each.slug === slug);
  if (!study) throw new Error(`There is no case study "${slug}" in services/knowledge.`);
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={3}>{study.title}</Heading>
        <Text tone="muted">{study.client}</Text>
      </Stack>
      <StatBand stats={study.figures.map(({ value, label }) => ({ figure: value, label }))} />
      <Text measure>{study.summary}</Text>
      <Link href={paths.caseStudy(study.slug)} variant="standalone">
        {more}
      </Link>
    </Stack>
  );
}
