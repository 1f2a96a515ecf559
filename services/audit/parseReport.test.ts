import { describe, expect, test } from 'vitest';
import { samples } from '#tests/auditReplies/samples.ts';
import { emptyAuditForm } from './emptyAuditForm.ts';
import { parseReport } from './parseReport.ts';
import { templateReport } from './templates/templateReport.ts';

describe('[R-38, VAL-09, VAL-10, VAL-12] parseReport reads', () => {
  test.each(samples.map((sample) => [sample.name, sample] as const))('%s', (_, sample) => {
    const areas = sample.areas ?? [];
    const formData = {
      ...emptyAuditForm,
      businessName: 'Bakery',
      areasOfInterest: {
        ...emptyAuditForm.areasOfInterest,
        ...Object.fromEntries(areas.map((area) => [area, true])),
      },
    };
    const template = templateReport(formData);
    const { summary, opportunities, solutions } = sample;
    const { fromTemplates, ...report } = parseReport(sample.reply, formData);
    const recommendedSolutions = report.recommendedSolutions.map(({ usual, ...solution }) => solution);
    expect({ ...report, recommendedSolutions }).toEqual({
      executiveSummary: summary === 'template' ? template.executiveSummary : summary,
      keyOpportunities:
        opportunities === 'template'
          ? template.keyOpportunities
          : opportunities.map(([title, description]) => ({ title, description })),
      recommendedSolutions:
        solutions === 'template'
          ? template.recommendedSolutions
          : solutions.map(([title, description, priority, roi, implementationDifficulty]) => ({
              title,
              description,
              priority,
              roi,
              implementationDifficulty,
            })),
    });
  });
});

const withSummary = (summary: string) =>
  `## Executive Summary\n\n${summary}\n\n## Key Opportunities\n\n1. **Calls**: Many.\n\n## Recommended Solutions\n\n1. **Chatbot**: Answers.\n`;

describe('parseReport returns the executive summary word for word when it begins', () => {
  test.each([
    'Overall, the bakery loses ten hours a week to routine work.',
    'In summary, the bakery types every order twice.',
    'In conclusion, the telephone costs more than the oven.',
    'To conclude, two tools would give back a day a week.',
    'Together, these tasks cost the bakery ten hours a week.',
    'If you have two people who type invoices, you pay for one too many.',
    'If you would rather bake than type, software can take the orders.',
    'By implementing these changes, the bakery would save ten hours a week.',
    'These solutions would give the bakery ten hours a week.',
    'These opportunities are worth ten hours a week.',
    'Looking forward to a busy summer, the bakery types every order twice.',
    'Thank you notes, invoices and orders are all written by hand.',
    'Ready to get started means ready to stop typing.',
    'We are here six days a week, and one of them is spent on invoices.',
    'I hope this bakery stops typing soon.',
    'Contact us is the most pressed button, and nobody answers.',
    'Here is what costs the bakery ten hours a week: typing.',
    'Sure, the bakery bakes well, but it types every order twice.',
    'Next steps are clear: stop typing orders.',
    'Ελπίζουμε ότι ο φούρνος θα σταματήσει να πληκτρολογεί.',
    'Ευχαριστίες και τιμολόγια γράφονται με το χέρι.',
    'Αν χρειάζεστε δέκα ώρες για τιμολόγια, χάνετε μία μέρα.',
  ])('%j', (summary) => {
    expect(parseReport(withSummary(summary), null).executiveSummary).toBe(summary);
    const two = `The bakery is busy.\n\n${summary}`;
    expect(parseReport(withSummary(two), null).executiveSummary).toBe(two);
  });
});

describe('parseReport keeps a solution titled like a part of a document', () => {
  const forms = {
    heading: (title: string) => `### ${title}\nReads orders.\n\n- **Priority:** High\n`,
    'numbered heading': (title: string) => `### 2. ${title}\n\nReads orders.\n\n**Priority:** High\n`,
    'bold item': (title: string) => `2. **${title}**: Reads orders.\n   - **Priority:** High\n`,
  } as const;
  const titles = [
    ...['Roadmap', 'Implementation Roadmap', 'Implementation Plan', 'Timeline', 'Next Steps', 'Conclusion'],
    ...['Closing', 'Final Thoughts', 'Disclaimer', 'Notes', 'Contact', 'Contact us', 'Appendix'],
    ...['Assumptions', 'Methodology', 'References', 'Risks and Mitigation', 'Call to Action', 'About us'],
    ...['Sources', 'Summary', 'Overview', 'Opportunities', 'Solutions', 'Recommendations'],
    ...['Executive Summary', 'Key Opportunities', 'Επόμενα βήματα', 'Συμπέρασμα'],
  ];
  test.each(
    titles.flatMap((title) => Object.entries(forms).map(([form, write]) => [title, form, write] as const)),
  )('%s as a %s', (title, form, write) => {
    const first = write('Website assistant').replace('2. ', '1. ');
    const reply = withSummary('The bakery is busy.').replace(/1\. \*\*Chatbot[\s\S]*/, first + write(title));
    const { executiveSummary, keyOpportunities, recommendedSolutions } = parseReport(reply, null);
    expect(executiveSummary).toBe('The bakery is busy.');
    expect(keyOpportunities).toEqual([{ title: 'Calls', description: 'Many.' }]);
    expect(recommendedSolutions, form).toMatchObject([
      { title: 'Website assistant', description: 'Reads orders.', priority: 'High' },
      { title, description: 'Reads orders.', priority: 'High' },
    ]);
  });
});

test('parseReport keeps a table column of short words, and drops one that numbers the rows', () => {
  const table = '| No. | Solution | AI |\n|---|---|---|\n| 1 | Chatbot | Yes |\n| 2 | Oven | No |\n';
  const reply = withSummary('The bakery is busy.').replace(/1\. \*\*Chatbot.*/, table);
  expect(parseReport(reply, null).recommendedSolutions).toMatchObject([
    { title: 'Chatbot', description: 'AI: Yes' },
    { title: 'Oven', description: 'AI: No' },
  ]);
});

/** One reply in the forms whose beginnings can look like items. */
const cutReplies = {
  'the prescribed form': `${withSummary('The bakery is busy.')}   - **Priority:** High\n   - **ROI:** 120-160%\n`,
  groups: withSummary('The bakery is busy.').replace(
    /1\. \*\*Chatbot.*/,
    '**Phase 1: Quick wins**\n1. **Chatbot**: Answers.\n\n**Phase 2: Later**\n2. **Oven**: Bakes.',
  ),
  'a table': withSummary('The bakery is busy.').replace(
    /1\. \*\*Chatbot.*/,
    '| Solution | ROI |\n|---|---|\n| Chatbot | 120-160% |\n| Oven | 80-90% |',
  ),
  JSON: JSON.stringify({
    executive_summary: 'The bakery is busy.',
    key_opportunities: [{ title: 'Calls', description: 'Many.' }],
    recommended_solutions: [{ title: 'Chatbot', description: 'Answers.', roi: '120-160%' }],
  }),
};

test.each(Object.entries(cutReplies))(
  'parseReport: %s cut after any character shows no half title, and marks each part of templates',
  (_, reply) => {
    const titles = ['Calls', 'Chatbot', 'Oven'];
    const returns = ['120-160%', '80-90%'];
    for (let end = 1; end < reply.length; end += 1) {
      const cut = parseReport(reply.slice(0, end), null, 'cut');
      const { fromTemplates = [], executiveSummary, keyOpportunities, recommendedSolutions } = cut;
      const ofModel = [
        ...(fromTemplates.includes('opportunities') ? [] : keyOpportunities),
        ...(fromTemplates.includes('solutions') ? [] : recommendedSolutions),
      ];
      const written = fromTemplates.includes('solutions') ? [] : recommendedSolutions;
      const stated = written.flatMap(({ roi, usual }) => (usual?.includes('roi') ? [] : [roi]));
      expect(
        ofModel.map(({ title }) => title).filter((title) => !titles.includes(title)),
        reply.slice(0, end),
      ).toEqual([]);
      expect(
        stated.filter((roi) => !returns.includes(roi)),
        reply.slice(0, end),
      ).toEqual([]);
      if (!fromTemplates.includes('summary')) expect(executiveSummary).toBe('The bakery is busy.');
    }
  },
);
