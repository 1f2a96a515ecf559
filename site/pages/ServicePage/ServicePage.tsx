import { useLocation } from 'react-router-dom';

import { Button, Link, Text } from '#design-system';
import { offerings, subOfferings } from '#services/knowledge';
import { auditAction } from '#site/content/navigation.ts';
import { CallAndQuestions } from '#site/features/calls/CallAndQuestions.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { paths } from '#site/routing/paths.ts';
import { Breadcrumb } from '#site/sections/Breadcrumb/Breadcrumb.tsx';
import { CaseSummary } from '#site/sections/CaseSummary/CaseSummary.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { PersonToAsk } from '#site/sections/PersonToAsk/PersonToAsk.tsx';
import { ServiceFacts } from '#site/sections/ServiceFacts/ServiceFacts.tsx';
import { sectionIds } from '#site/sections/ServiceSections/ServiceSections.content.ts';
import { ServiceSections } from '#site/sections/ServiceSections/ServiceSections.tsx';
import { ServiceSheet } from '#site/sections/ServiceSheet/ServiceSheet.tsx';

import { caseLink, describe, fullPage, partOf, personOf, talk } from './ServicePage.content.ts';

/** Page `/services/{id}`: one service, or one part of a service that has its own page. */
export function ServicePage() {
  const id = useLocation().pathname.split('/')[2];
  const service = [...offerings, ...subOfferings].find((each) => each.id === id);
  if (!service) throw new Error(`There is no service "${id}".`);
  const parent = 'parent' in service ? offerings.find((each) => each.id === service.parent) : undefined;
  const person = personOf(parent?.id ?? service.id);
  const study = 'caseStudy' in service ? service.caseStudy : undefined;
  const steps = [
    { name: 'Services', path: paths.services },
    ...(parent ? [{ name: parent.title, path: paths.service(parent.id) }] : []),
  ];
  return (
    <>
      <PageMeta title={service.title} description={describe(service)} />
      <PageHeader
        breadcrumb={<Breadcrumb steps={steps} here={service.title} />}
        title={service.title}
        aside={<ServiceSheet id={service.id} />}
        lead={service.description}
        byline={
          <>
            {parent && (
              <Text tone="muted">
                {partOf} <Link href={paths.service(parent.id)}>{parent.title}</Link>
              </Text>
            )}
            {person && <PersonToAsk {...person} />}
          </>
        }
        actions={
          <>
            <Button href={auditAction.href}>{auditAction.label}</Button>
            {service.id === 'enterprise-it-strategy' ? (
              <Button href={paths.enterpriseItStrategy} variant="outline">
                {fullPage}
              </Button>
            ) : (
              <Button href={paths.contact} variant="outline">
                {talk}
              </Button>
            )}
          </>
        }
      />
      <ServiceFacts
        price={service.price}
        details={'typicalTime' in service ? service : undefined}
        sectionIds={{ ...sectionIds, result: study ? sectionIds.result : undefined }}
      />
      <ServiceSections service={service} />
      {study && <CaseSummary slug={study} id={sectionIds.result} more={caseLink.more} />}
      <CallAndQuestions />
    </>
  );
}
