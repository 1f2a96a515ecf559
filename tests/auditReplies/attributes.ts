import { withSolutions } from './inSections.ts';
import { opportunities, type Sample, summary } from './Sample.ts';

/** One solution whose attributes are written like this. */
const sample = (written: string, priority: string, roi: string, difficulty: string): Sample => ({
  name: `attributes written as ${JSON.stringify(written)}`,
  reply: withSolutions(`1. **Website assistant**: Answers common questions.\n   ${written}`),
  summary,
  opportunities,
  solutions: [['Website assistant', 'Answers common questions.', priority, roi, difficulty]],
});

/** The ways of writing priority, return and difficulty. */
export const attributeSamples: readonly Sample[] = [
  sample('- Priority: High\n   - ROI: 150–200%\n   - Difficulty: Low', 'High', '150-200%', 'Low'),
  sample('**Priority:** LOW | **ROI:** 120 % - 180 % | **Difficulty:** HIGH', 'Low', '120-180%', 'High'),
  sample('**Priority:**High **ROI:**150-200% **Difficulty:**Easy', 'High', '150-200%', 'Easy'),
  sample('*(High priority, ROI 180-250%, Medium difficulty)*', 'High', '180-250%', 'Medium'),
  sample('(Priority: low; Expected ROI: 90‑110%; Implementation Difficulty: hard)', 'Low', '90-110%', 'Hard'),
  sample('High priority, 180 to 250% ROI, low complexity', 'High', '180-250%', 'Low'),
  sample('Priority – High\n   ROI – 200%+\n   Difficulty – Easy', 'High', '200%+', 'Easy'),
  sample('Priority - High / ROI - 150-200% / Difficulty - Hard', 'High', '150-200%', 'Hard'),
  sample('Priority = High, ROI = up to 300%, Difficulty = Easy', 'High', 'up to 300%', 'Easy'),
  sample(
    '- Priority: High (do this first)\n   - ROI: 150-200% within 12 months',
    'High',
    '150-200%',
    'Medium',
  ),
  sample('- Priority Level: Medium to High\n   - Estimated ROI: 3x-5x', 'Medium', '3-5x', 'Medium'),
  sample('- Priority: Critical\n   - Difficulty: Moderate', 'High', '150-200%', 'Medium'),
  sample(
    '- Priority: to be discussed\n   - ROI: hard to say\n   - Difficulty: fiendish',
    'to be discussed',
    'hard to say',
    'fiendish',
  ),
  sample('- Return on Investment: 1,200–1,500 percent\n   - Effort: Low', 'Medium', '1,200-1,500%', 'Low'),
  sample(
    '| Priority | ROI | Difficulty |\n   |---|---|---|\n   | High | 150−200% | Hard |',
    'High',
    '150-200%',
    'Hard',
  ),
  sample(
    '| Priority | High |\n   |---|---|\n   | ROI | 200~300% |\n   | Difficulty | Easy |',
    'High',
    '200-300%',
    'Easy',
  ),
  sample('`Priority: High` `ROI: 150-200%` `Difficulty: Easy`', 'High', '150-200%', 'Easy'),
  sample('Priority: High<br>ROI: 150-200%<br/>Difficulty: Easy', 'High', '150-200%', 'Easy'),
  sample(
    '- Priority: High (saves money, time; pleases customers)\n   - ROI: 180-250',
    'High',
    '180-250%',
    'Medium',
  ),
  sample('- ROI: -20% to 40%', 'Medium', '-20% to 40%', 'Medium'),
  sample('- ROI: €40,000-€60,000\n   - Priority: Not high', 'Not high', '€40,000-€60,000', 'Medium'),
  sample('- ROI: 6-12 months\n   - Priority: 🔴 High', 'High', '6-12 months', 'Medium'),
  sample('- ROI impact: 100%-150%+\n   - Implementation: Hard', 'Medium', '100-150%+', 'Hard'),
  sample('- Value/ROI: 80-90%\n   - Skill level required: Advanced', 'Medium', '80-90%', 'Hard'),
  sample('- Return on investment (ROI) in the first year: 80-90%', 'Medium', '80-90%', 'Medium'),
  sample('- Effort / Complexity: Low\n   - Priority/Urgency: High', 'High', '150-200%', 'Low'),
  {
    name: 'two labels with two values on one line',
    reply: withSolutions(
      '- **Website assistant**: Answers.\n  - **Business Value / ROI:** High / 80-90%\n- **Invoice reader**: Reads.\n  - **ROI / Payback:** 60-70% / 8 months\n  - **Implementation:** Two weeks',
    ),
    summary,
    opportunities,
    solutions: [
      ['Website assistant', 'Answers.\nBusiness Value: High', 'Medium', '80-90%', 'Medium'],
      [
        'Invoice reader',
        'Reads.\nPayback: 8 months\nImplementation: Two weeks',
        'Medium',
        '60-70%',
        'Medium',
      ],
    ],
  },
  {
    name: 'words like attributes inside sentences',
    reply: withSolutions(
      `- **Priority inbox**: Priority is what shops need, and the ROI is felt at once. Little effort, easy wins.
- **ROI dashboards**: See what each campaign returns.`,
    ),
    summary,
    opportunities,
    solutions: [
      [
        'Priority inbox',
        'Priority is what shops need, and the ROI is felt at once. Little effort, easy wins.',
        'Medium',
        '150-200%',
        'Medium',
      ],
      ['ROI dashboards', 'See what each campaign returns.', 'Medium', '150-200%', 'Medium'],
    ],
  },
  {
    name: 'an explanation behind an attribute',
    reply: withSolutions(
      '- **Website assistant**: Answers.\n  - **Priority:** High – it pays first\n  - **Difficulty:** Easy. Two weeks are enough.',
    ),
    summary,
    opportunities,
    solutions: [
      ['Website assistant', 'Answers.\nit pays first\nTwo weeks are enough.', 'High', '150-200%', 'Easy'],
    ],
  },
];
