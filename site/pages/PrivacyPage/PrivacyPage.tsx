import { PageMeta } from '#site/layout/PageMeta.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';

import { meta } from './PrivacyPage.content.ts';

/** `/privacy` — what is stored, what is sent, and how to delete it. */
export function PrivacyPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} />
    </>
  );
}
