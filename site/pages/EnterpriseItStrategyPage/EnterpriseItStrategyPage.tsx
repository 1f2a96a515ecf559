import { Button } from '#design-system';
import { services } from '#services/knowledge';
import { paths } from '#site/app/paths.ts';
import { auditAction } from '#site/layout/navigation.content.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { ServiceSheet } from '#site/sections/ServiceSheet/ServiceSheet.tsx';

import { meta } from './EnterpriseItStrategyPage.content.ts';

/** `/enterprise-it-strategy` — the three-year map in full. */
export function EnterpriseItStrategyPage() {
  const service = services.find(({ id }) => id === 'enterprise-it-strategy');
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader
        title={meta.heading}
        lead={meta.lead}
        actions={
          <>
            <Button href={auditAction.href}>{auditAction.label}</Button>
            <Button href={paths.contact} variant="outline">
              {meta.talk}
            </Button>
          </>
        }
      />
      {service && <ServiceSheet service={service} />}
    </>
  );
}
