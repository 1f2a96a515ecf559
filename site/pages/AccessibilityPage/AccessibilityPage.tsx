import { contact } from '#services/knowledge';
import { accessibilityStatement } from '#site/content/accessibility/accessibilityStatement.ts';
import { PageDrawing } from '#site/drawings/PageDrawing/PageDrawing.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { LegalArticle } from '#site/sections/LegalArticle/LegalArticle.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';

import { meta } from './AccessibilityPage.content.ts';

const statement = accessibilityStatement({ contact });

/** `/accessibility` — how each criterion is met, and how to complain. */
export function AccessibilityPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} art={<PageDrawing name="accessibility" />} />
      <LegalArticle text={statement} />
    </>
  );
}
