import { buildPrice, choices, formatMoney, offerings, subOfferings } from '#services/knowledge';

import { expect, test } from './fixtures.ts';
import { main } from './support/site.ts';

const sizes = ['Small', 'Usual', 'Large'];

test('[KB-13] each service says what it costs in three worked examples, without scripts too', async ({
  withoutScripts: page,
}) => {
  for (const { id, title, price } of [...offerings, ...subOfferings]) {
    if (!price) throw new Error(`${title} has no price.`);
    await page.goto(`/services/${id}`);
    const region = main(page).getByRole('region', { name: 'What it costs' });
    await expect(region).toContainText('without VAT');
    const examples = region.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(examples).toHaveCount(3);
    for (const [place, example] of [price.small, price.usual, price.large].entries()) {
      const shown = examples.nth(place);
      await expect(shown.getByRole('heading', { level: 3 })).toHaveText(sizes[place] ?? '');
      await expect(shown).toContainText(formatMoney(buildPrice(example)));
      await expect(shown).toContainText(example.example);
      await expect(shown.getByText(`Done in ${example.weeks} weeks`, { exact: true })).toBeVisible();
      await expect(shown.getByRole('definition')).toHaveText([
        `${example.days} days`,
        example.monthly === 0 ? 'None' : `${formatMoney(example.monthly)} a month`,
      ]);
    }
    for (const reason of price.dearer) await expect(region).toContainText(reason);
  }
});

test('[KB-13] the services page says when one needs each service, and compares cases, times and prices', async ({
  withoutScripts: page,
}) => {
  await page.goto('/services');
  const table = main(page)
    .getByRole('region', { name: /^Compare the / })
    .getByRole('table');
  for (const { id, title, price } of offerings) {
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: title, exact: true }) });
    for (const example of price ? [price.small, price.usual, price.large] : [])
      await expect(row).toContainText(formatMoney(buildPrice(example)));
    if (price) await expect(row).toContainText(`${price.usual.weeks} weeks`);
    const { need, caseStudy } = choices[id] ?? {};
    if (!need || !caseStudy) throw new Error(`Nobody has written when one needs "${id}", or no case of it.`);
    const { slug, title: study } = caseStudy;
    await expect(row.getByRole('link', { name: study })).toHaveAttribute('href', `/case-studies/${slug}`);
    await expect(main(page).getByRole('listitem').filter({ hasText: need })).toContainText(title);
  }
  const usual = (each: (typeof offerings)[number]) => (each.price ? buildPrice(each.price.usual) : Infinity);
  const byPrice = [...offerings].sort((one, other) => usual(one) - usual(other)).map(({ title }) => title);
  await expect(table.getByRole('rowheader')).toHaveText(byPrice);
  // The drawings stand in the same order, and the audit after them.
  const drawn = main(page).getByRole('listitem').getByRole('heading', { level: 3 });
  await expect(drawn).toHaveText([...byPrice, 'Free AI Business Audit']);
});
