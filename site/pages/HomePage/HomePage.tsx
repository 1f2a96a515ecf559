import { Button } from '#design-system';
import { paths } from '#site/app/paths.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { Faqs } from '#site/sections/Faqs/Faqs.tsx';
import { Figures } from '#site/sections/Figures/Figures.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { ServicesIndex } from '#site/sections/ServicesIndex/ServicesIndex.tsx';

import { hero, meta, questions, services } from './HomePage.content.ts';

/** `/` — what the company does, and why that is worth a minute. */
export function HomePage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader
        title={hero.title.join(' ')}
        lead={hero.lead}
        actions={
          <>
            <Button href={hero.audit.href}>{hero.audit.label}</Button>
            <Button href={hero.automations.href} variant="outline">
              {hero.automations.label}
            </Button>
          </>
        }
      />
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
      <Section title={questions.title} ruled>
        <Faqs />
      </Section>
    </>
  );
}
