import { useLocation } from 'react-router-dom';

import { Button } from '#design-system';
import { services, subServices } from '#services/knowledge';
import { paths } from '#site/app/paths.ts';
import { auditAction } from '#site/layout/navigation.content.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { NotFoundPage } from '#site/pages/NotFoundPage/NotFoundPage.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { ServiceSheet } from '#site/sections/ServiceSheet/ServiceSheet.tsx';

import { describe, fullPage } from './ServicePage.content.ts';

/** `/services/{id}` — one service or one solution inside a service. */
export function ServicePage() {
  const id = useLocation().pathname.split('/')[2];
  const service = [...services, ...subServices].find((each) => each.id === id);
  if (!service) return <NotFoundPage />;
  return (
    <>
      <PageMeta title={service.title} description={describe(service)} />
      <PageHeader
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
      <ServiceSheet service={service} />
    </>
  );
}
