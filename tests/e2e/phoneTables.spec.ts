import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { main } from './support/site.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Returns the number of table parts in the accessibility tree, by role. */
async function tableRoles(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
  return {
    tables: count('table'),
    columns: count('columnheader'),
    rows: count('rowheader'),
    cells: count('cell'),
  };
}

/** Opens what holds a table. */
async function unfold(page: Page) {
  const folded = main(page).locator('details:has(table) > summary');
  for (const summary of await folded.all()) await summary.click();
}

for (const path of ['/services', '/blog/why-pilots-die']) {
  test(`tables on a phone are blocks whose lines say their column, without scripts too: ${path}`, async ({
    withoutScripts: page,
  }) => {
    await page.goto(path);
    await unfold(page);
    const table = main(page).getByRole('table').first();
    const box = await table.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(320);
    const first = table.getByRole('row').nth(1);
    const [name, cell] = [first.getByRole('rowheader'), first.getByRole('cell').first()];
    expect((await cell.boundingBox())?.y).toBeGreaterThan((await name.boundingBox())?.y ?? 9999);
    // A column may go without its name where the cell says it; the others print it.
    const headings = await table.getByRole('columnheader').allTextContents();
    const labels = await first
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((each) => getComputedStyle(each, '::before').content));
    const named = labels.flatMap((label, column) =>
      label === 'none' ? [] : [[label, headings[column + 1]]],
    );
    expect(named.length).toBeGreaterThan(0);
    for (const [label, heading] of named) expect(label).toContain(heading ?? 'no heading');
  });

  test(`tables on a phone keep their meaning for screen readers: ${path}`, async ({ page }) => {
    await page.goto(path);
    await unfold(page);
    const { tables, columns, rows, cells } = await tableRoles(page);
    expect(tables).toBeGreaterThan(0);
    expect(columns).toBeGreaterThan(2 * tables);
    expect(rows).toBeGreaterThan(2);
    expect(cells).toBeGreaterThan(rows);
  });
}
