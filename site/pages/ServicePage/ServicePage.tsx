import { useLocation } from 'react-router-dom';

import { Button, Text } from '#design-system';
import { services, subServices } from '#services/knowledge';
import { paths } from '#site/app/paths.ts';
import { auditAction } from '#site/layout/navigation.content.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { NotFoundPage } from '#site/pages/NotFoundPage/NotFoundPage.tsx';
import { Faqs } from '#site/sections/Faqs/Faqs.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { ServiceSheet } from '#site/sections/ServiceSheet/ServiceSheet.tsx';
import { Trail } from '#site/sections/Trail/Trail.tsx';

import { describe, fullPage, partOf, questions } from './ServicePage.content.ts';

/** `/services/{id}` — one service, or one solution inside a service (A1). */
export function ServicePage() {
  const id = useLocation().pathname.split('/')[2];
  const service = [...services, ...subServices].find((each) => each.id === id);
  if (!service) return <NotFoundPage />;
  const parent = 'parent' in service ? services.find((each) => each.id === service.parent) : undefined;
  return (
    <>
      <PageMeta title={service.title} description={describe(service)} />
      <PageHeader
        trail={
          <Trail
            steps={[
              { name: 'Services', path: paths.services },
              ...(parent ? [{ name: parent.title, path: paths.service(parent.id) }] : []),
            ]}
            here={service.title}
          />
        }
        title={service.title}
        lead={service.description}
        actions={
          <>
            <Button href={auditAction.href}>{auditAction.label}</Button>
            {service.id === 'enterprise-it-strategy' && (
              <Button href={paths.enterpriseItStrategy} variant="outline">
                {fullPage}
              </Button>
            )}
          </>
        }
      />
      {parent && (
        <Section title={`${partOf} ${parent.title}`}>
          <Text measure>{parent.description}</Text>
        </Section>
      )}
      <ServiceSheet service={service} />
      <Section title={questions} ruled>
        <Faqs />
      </Section>
    </>
  );
}
