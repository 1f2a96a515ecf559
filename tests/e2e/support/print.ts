import { expect, type Page } from '@playwright/test';

import { pdfPages } from '../pdfPages.ts';

/** Pages that people print: one of each kind of content. */
export const printed: readonly string[] = [
  ...['/', '/services/consultancy', '/ai-audit', '/automations', '/case-studies/accounting-firm-nicosia'],
  ...['/blog/ai-act-article-50', '/contact', '/accessibility', '/enterprise-it-strategy'],
];

/** Expects text on each sheet of paper, in three formats. */
export async function expectNoSparseSheet(page: Page) {
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  for (const paper of [{ format: 'A4' }, { format: 'A4', margin }, { format: 'Letter' }]) {
    const pages = pdfPages(await page.pdf({ printBackground: true, ...paper }));
    for (const [place, { texts }] of pages.entries())
      expect(texts, `sheet ${place + 1} of ${pages.length}`).toBeGreaterThan(3);
  }
}
