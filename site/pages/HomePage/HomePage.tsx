import { BeforeAfter, Button, Stack, Text, Timeline } from '#design-system';
import { paths } from '#site/app/paths.ts';
import { posts } from '#site/content/posts.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { CaseInFigures } from '#site/sections/CaseInFigures/CaseInFigures.tsx';
import { Faqs } from '#site/sections/Faqs/Faqs.tsx';
import { Figures } from '#site/sections/Figures/Figures.tsx';
import { Hero } from '#site/sections/Hero/Hero.tsx';
import { PostTeasers } from '#site/sections/PostTeasers/PostTeasers.tsx';
import { Quote } from '#site/sections/Quote/Quote.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { ServicesIndex } from '#site/sections/ServicesIndex/ServicesIndex.tsx';

import { blog, hero, meta, process, questions, services, study, way } from './HomePage.content.ts';

/** `/` — what the company does, and why that is worth a minute. */
export function HomePage() {
  return (
    <>
      <PageMeta {...meta} />
      <Hero {...hero} />
      <Figures />
      <Section
        title={services.title}
        action={
          <Button href={paths.services} variant="outline" size="small">
            {services.all}
          </Button>
        }
      >
        <ServicesIndex />
      </Section>
      <Section title={way.title}>
        <Timeline milestones={way.steps} />
      </Section>
      <Section title={process.title} ruled>
        <Stack gap="l">
          <Text tone="muted">{process.name}</Text>
          <BeforeAfter before={process.before} after={process.after} />
        </Stack>
      </Section>
      <Section title={study.title} ruled>
        <CaseInFigures slug={study.slug} more={study.more} />
      </Section>
      <Quote />
      <Section title={questions.title} ruled>
        <Faqs />
      </Section>
      <Section
        title={blog.title}
        ruled
        action={
          <Button href={paths.blog} variant="outline" size="small">
            {blog.all}
          </Button>
        }
      >
        <PostTeasers posts={posts.slice(0, 3)} />
      </Section>
    </>
  );
}
