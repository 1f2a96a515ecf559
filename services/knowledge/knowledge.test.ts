import { describe, expect, test } from 'vitest';

import { buildPrice, knowledge, readBasis } from './index.ts';

const { offerings, subOfferings, automations, caseStudies } = knowledge;
/** Services and solutions with a price; one without is left out. */
const priced = [...offerings, ...subOfferings].flatMap(({ title, price }) => (price ? { title, price } : []));
const words = JSON.stringify(knowledge);

describe('the knowledge base', () => {
  test.each(automations)('can defend the hours saved by "$title"', ({ basis, hoursSaved }) => {
    const { count, minutes } = readBasis(basis);
    expect((count * minutes) / 60).toBe(hoursSaved);
  });

  test('refuses to defend hours without a basis', () => {
    expect(() => readBasis('experience')).toThrow('"basis" is wrong ("experience")');
  });

  const pricedCases = caseStudies.filter(({ services }) =>
    services.every((id) => offerings.find((service) => service.id === id)?.price),
  );
  test.each(pricedCases)('prices "$title" as the worked examples of its services', (study) => {
    const used = offerings.flatMap(({ id, price = [] }) => (study.services.includes(id) ? price : []));
    const least = Math.min(...used.map(({ small }) => small.days));
    const most = used.reduce((sum, { large }) => sum + large.days, 0);
    expect(study.days).toBeGreaterThanOrEqual(least);
    expect(study.days).toBeLessThanOrEqual(most);
    expect(study.monthly).toBeLessThanOrEqual(used.reduce((sum, { large }) => sum + large.monthly, 0));
  });

  test.each(priced)('prices "$title" in three sizes, each dearer and longer', ({ price }) => {
    const sizes = [price.small, price.usual, price.large];
    const ascending = (figures: readonly number[], strictly = true) =>
      figures.every((figure, index) => index === 0 || figure - (figures[index - 1] ?? 0) >= Number(strictly));
    expect(ascending(sizes.map(buildPrice))).toBe(true);
    expect(ascending(sizes.map(({ weeks }) => weeks))).toBe(true);
    expect(
      ascending(
        sizes.map(({ monthly }) => monthly),
        false,
      ),
    ).toBe(true);
    // The work fits into the weeks, for a team of two at most.
    for (const { days, weeks } of sizes) expect(days).toBeLessThanOrEqual(weeks * 5 * 2);
    expect(price.dearer).toHaveLength(3);
  });

  test.each(offerings.filter(({ price }) => price))(
    'takes as long for "$title" as its facts say',
    ({ price, typicalTime }) => {
      const spans = [...typicalTime.matchAll(/(\d+) to (\d+) (week|month)s/g)].flatMap(([, from, to, unit]) =>
        [Number(from), Number(to)].map((count) => (unit === 'month' ? Math.round((count * 52) / 12) : count)),
      );
      expect(price?.small.weeks).toBeGreaterThanOrEqual(Math.min(...spans));
      expect(price?.large.weeks).toBeLessThanOrEqual(Math.max(...spans));
    },
  );

  const shown = offerings.filter(({ caseStudy }) => caseStudy !== undefined);
  test.each(shown)('shows "$title" in a case study that is about it', ({ id, caseStudy }) => {
    expect(caseStudies.find(({ slug }) => slug === caseStudy)?.services).toContain(id);
  });

  test('says it plainly, and leaves no placeholder open', () => {
    expect(words).not.toMatch(/unlock|leverag|cutting-edge|empower|revolution|seamless|fast-paced/i);
    expect(words).not.toMatch(/\{\w+\}|lorem|todo/i);
  });
});
