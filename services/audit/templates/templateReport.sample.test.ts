import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyAuditForm } from '../emptyAuditForm.ts';
import { auditAreas } from '../types.ts';
import { areaItems } from './areaItems.content.ts';
import { areaNames } from './auditContext.ts';
import { templateReport } from './templateReport.ts';

const form = (areas: readonly string[], answers: Partial<typeof emptyAuditForm> = {}) => ({
  ...emptyAuditForm,
  businessName: 'Bakery',
  areasOfInterest: {
    ...emptyAuditForm.areasOfInterest,
    ...Object.fromEntries(areas.map((area) => [area, true])),
  },
  ...answers,
});

const anyAnswers = fc.record({
  businessName: fc.string(),
  industry: fc.string(),
  companySize: fc.string(),
  areas: fc.subarray([...auditAreas]),
});

test('[CONST-06] templateReport: the ranges are these, in this order, whatever was answered', () => {
  fc.assert(
    fc.property(anyAnswers, ({ areas, ...answers }) => {
      const { keyOpportunities, recommendedSolutions } = templateReport(form(areas, answers));
      expect(recommendedSolutions.map(({ roi }) => roi)).toEqual(['200-300%', '150-200%', '180-250%']);
      expect(new Set(keyOpportunities.map(({ title }) => title)).size).toBe(3);
      expect(new Set(recommendedSolutions.map(({ title }) => title)).size).toBe(3);
    }),
    { numRuns: 300 },
  );
});

test.each([null, form(['sales'], { businessName: '  ' }), form([], { businessName: '\u200b' })])(
  '[VAL-05] templateReport says the three defaults without data or a name',
  (data) => {
    const { executiveSummary } = templateReport(data);
    expect(executiveSummary).toContain('Your Business');
    expect(executiveSummary).toContain('industry: General;');
    expect(executiveSummary).toContain('company size: Small to Medium)');
    expect(templateReport(data)).toEqual(templateReport(null));
  },
);

test('templateReport names business, industry and size where they are known', () => {
  const { executiveSummary } = templateReport(
    form(['hr'], { industry: 'Shipping', companySize: '51 to 200 people' }),
  );
  expect(executiveSummary).toContain('for Bakery (industry: Shipping; company size: 51 to 200 people)');
  expect(executiveSummary).toContain('what you asked about: HR.');
  expect(executiveSummary).toContain('delivery notes');
  expect(executiveSummary).toContain('one department');
});

test('templateReport does not mention what a business did not say', () => {
  expect(templateReport(form(['hr'])).executiveSummary).toMatch(/^This report is for Bakery\. It looks/);
  expect(templateReport(form(['hr'], { companySize: 'Just me' })).executiveSummary).toMatch(
    /^This report is for Bakery \(company size: Just me\)\. /,
  );
});

test.each([
  ['Just me', 'work alone'],
  ['2 to 10 people', 'one task'],
  ['11 to 50 people', 'one department'],
  ['More than 1,000', 'one department'],
  ['', 'one process, measure'],
])('templateReport advises a company of size "%s" to start with its kind of step', (companySize, advice) => {
  expect(templateReport(form([], { companySize })).executiveSummary).toContain(advice);
});

test.each(auditAreas.filter((area) => area !== 'other'))(
  '[VAL-11] templateReport: three items about %s where it alone was chosen',
  (area) => {
    const { keyOpportunities, recommendedSolutions } = templateReport(form([area]));
    for (const { title, description } of [...keyOpportunities, ...recommendedSolutions]) {
      expect(`${title} ${description}`).toMatch(new RegExp(areaNames[area], 'i'));
    }
  },
);

test('[VAL-11] templateReport: one item for each of several areas, in the form’s order', () => {
  const first = (area: (typeof auditAreas)[number]) => areaItems[area][0].opportunity;
  expect(templateReport(form(['sales', 'finance', 'hr'])).keyOpportunities).toEqual([
    first('sales'),
    first('finance'),
    first('hr'),
  ]);
  expect(templateReport(form([...auditAreas])).keyOpportunities).toEqual([
    first('customerService'),
    first('sales'),
    first('operations'),
  ]);
  expect(templateReport(form(['sales', 'hr'])).keyOpportunities).toEqual([
    first('sales'),
    first('hr'),
    areaItems.sales[1].opportunity,
  ]);
});

test('templateReport: no text is used twice, and none says a word we do not use', () => {
  const texts = Object.values(areaItems)
    .flat()
    .flatMap(({ opportunity, solution }) => [
      opportunity.title,
      opportunity.description,
      solution.title,
      solution.description,
    ]);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.join(' ')).not.toMatch(/unlock|leverag|cutting-edge|empower|seamless/i);
});
