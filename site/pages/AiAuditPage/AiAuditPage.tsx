import { PageMeta } from '#site/layout/PageMeta.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';

import { meta } from './AiAuditPage.content.ts';

/** `/ai-audit` — the form and the report it yields. */
export function AiAuditPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} />
    </>
  );
}
