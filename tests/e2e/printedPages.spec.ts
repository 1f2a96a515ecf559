import { expect, test } from './fixtures.ts';
import { pdfPages } from './pdfPages.ts';
import { open } from './support/site.ts';

const paths = [
  ...['/', '/services/consultancy', '/ai-audit', '/automations', '/case-studies/accounting-firm-nicosia'],
  ...['/blog/ai-act-article-50', '/contact', '/accessibility', '/enterprise-it-strategy'],
];

for (const path of paths)
  test(`[LAY-05] ${path} prints no sheet that is empty or holds one line`, async ({ page }) => {
    await open(page, path);
    const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
    for (const paper of [{ format: 'A4' }, { format: 'A4', margin }, { format: 'Letter' }]) {
      const pages = pdfPages(await page.pdf({ printBackground: true, ...paper }));
      for (const [place, { texts }] of pages.entries())
        expect(texts, `sheet ${place + 1} of ${pages.length}`).toBeGreaterThan(3);
    }
  });
