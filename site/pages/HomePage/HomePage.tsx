import { BeforeAfter, Button, Timeline } from '#design-system';
import { features, isOffered } from '#services/knowledge';
import { posts } from '#site/content/posts.ts';
import { Hero } from '#site/features/savings/Hero.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { paths } from '#site/routing/paths.ts';
import { CaseSummary } from '#site/sections/CaseSummary/CaseSummary.tsx';
import { Faqs } from '#site/sections/Faqs/Faqs.tsx';
import { KeyFigures } from '#site/sections/KeyFigures/KeyFigures.tsx';
import { PostList } from '#site/sections/PostList/PostList.tsx';
import { ProcessDemo } from '#site/sections/ProcessDemo/ProcessDemo.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { ServicesIndex } from '#site/sections/ServicesIndex/ServicesIndex.tsx';

import { blog, hero, meta, method, process, questions, services, study } from './HomePage.content.ts';

/** Returns the outlined button beside the title of a section. */
const moreButton = (href: string, label: string) => (
  <Button href={href} variant="outline" size="small">
    {label}
  </Button>
);

/** Page `/`: the services of the company, with examples and figures. */
export function HomePage() {
  return (
    <>
      <PageMeta {...meta} />
      <Hero {...hero} />
      {study.slug && <CaseSummary slug={study.slug} more={study.more} dark />}
      <Section title={services.title} action={moreButton(paths.services, services.all)}>
        <ServicesIndex />
      </Section>
      {isOffered(process.service) && (
        <Section title={process.title} tinted>
          <BeforeAfter before={process.before} after={process.after} />
          <ProcessDemo service={process.service} process={process.name} steps={process.after.steps} />
        </Section>
      )}
      <KeyFigures />
      <Section title={method.title} lead={method.lead}>
        <Timeline milestones={method.steps} />
      </Section>
      <Section
        title={questions.title}
        lead={questions.lead}
        titlePlace="beside"
        action={moreButton(paths.contact, questions.ask)}
      >
        <Faqs />
      </Section>
      {features.blog && posts.length > 0 && (
        <Section title={blog.title} action={moreButton(paths.blog, blog.all)}>
          <PostList posts={posts.slice(0, 3)} />
        </Section>
      )}
    </>
  );
}
