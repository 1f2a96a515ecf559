import { PageMeta } from '#site/layout/PageMeta.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';

import { meta } from './TermsPage.content.ts';

/** `/terms` — what may be relied on. */
export function TermsPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} />
    </>
  );
}
