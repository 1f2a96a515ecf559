import { company, contact, sample } from '#services/knowledge';
import { termsOfService } from '#site/content/legal.ts';
import { PageDrawing } from '#site/drawings/PageDrawing/PageDrawing.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { LegalArticle } from '#site/sections/LegalArticle/LegalArticle.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';

import { meta } from './TermsPage.content.ts';

const terms = termsOfService({ company, contact, sample });

/** Page `/terms`: the terms of service. */
export function TermsPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} art={<PageDrawing name="terms" />} />
      <LegalArticle text={terms} />
    </>
  );
}
