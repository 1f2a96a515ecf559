import { withSolutions } from './inSections.ts';
import { opportunities, type Sample, type SampleSolution, summary } from './Sample.ts';

const usual = ['Medium', '150-200%', 'Medium'] as const;
const reader: SampleSolution = ['Order reader', 'Reads faxes.', ...usual];
const agent: SampleSolution = ['Voice agent', 'Answers calls.', ...usual];
const lists: SampleSolution = ['Price lists', 'Builds lists.', ...usual];

const sample = (name: string, written: string, ...solutions: readonly SampleSolution[]): Sample => ({
  name,
  reply: withSolutions(written),
  summary,
  opportunities,
  solutions,
});

/** Items in groups, and tables that count and sum. */
export const groupSamples: readonly Sample[] = [
  sample(
    'groups of which the last has one item',
    '### Quick wins\n- **Order reader**: Reads faxes.\n- **Voice agent**: Answers calls.\n\n### Later\n- **Price lists**: Builds lists.',
    reader,
    agent,
    lists,
  ),
  sample(
    'groups by audience, with headings for items',
    '### For your customers\n#### Order reader\nReads faxes.\n- **Priority:** High\n\n#### Voice agent\nAnswers calls.\n- **Priority:** Low\n\n### For your staff\n#### Price lists\nBuilds lists.',
    ['Order reader', 'Reads faxes.', 'High', '150-200%', 'Medium'],
    ['Voice agent', 'Answers calls.', 'Low', '150-200%', 'Medium'],
    lists,
  ),
  sample(
    'groups by priority, and figures that are no item',
    '### 🔴 Critical priority\n1. **Order reader**: Reads faxes.\n2. **Voice agent**: Answers calls.\n\n### Low priority\n3. **Price lists**: Builds lists.\n\n### KPIs\n- **Faxes:** fewer\n- **ROI:** 500%',
    ['Order reader', 'Reads faxes.', 'High', '150-200%', 'Medium'],
    ['Voice agent', 'Answers calls.', 'High', '150-200%', 'Medium'],
    ['Price lists', 'Builds lists.', 'Low', '150-200%', 'Medium'],
  ),
  sample(
    'a plain label of next steps over bullets like those before',
    '- **Order reader**: Reads faxes.\n- **Voice agent**: Answers calls.\n\nNext steps:\n- Book a call\n- Try it',
    reader,
    agent,
  ),
  sample(
    'two labels of returns in one item',
    '**Order reader**:\n- **Rentabilidad:** 90%\n- **ROI:** 120%\n\n**Voice agent**:\n- **ROI:** 80%',
    ['Order reader', 'ROI: 120%', 'Medium', '90%', 'Medium'],
    ['Voice agent', '', 'Medium', '80%', 'Medium'],
  ),
  sample(
    'a table that counts its rows and sums them',
    '| Rank | Solution | Details | ROI |\n|---|---|---|---|\n| 1 | **No. 7: Order reader** | Reads faxes. | 7.4x |\n| 2 | Voice agent | Answers calls. | High |\n| TOTAL | | $30,000 | 10x |',
    ['No. 7: Order reader', 'Reads faxes.', 'Medium', '7.4x', 'Medium'],
    ['Voice agent', 'Answers calls.', 'Medium', 'High', 'Medium'],
  ),
  sample(
    'a table of two columns with one attribute',
    '### Order reader\n\n| Attribute | Detail |\n|---|---|\n| Problem | Faxes |\n| Priority | ★★★☆☆ Phase 2 |\n\n### Voice agent\nAnswers calls.',
    ['Order reader', 'Problem: Faxes', '★★★☆☆ Phase 2', '150-200%', 'Medium'],
    agent,
  ),
  sample(
    'returns with when they come',
    '- **Order reader**: Reads faxes.\n  - **Year-1 ROI:** 120-160% in the first year\n- **Voice agent**: Answers calls.\n  - **ROI típico:** 80-90% en 6 meses',
    ['Order reader', 'Reads faxes.', 'Medium', '120-160%', 'Medium'],
    ['Voice agent', 'Answers calls.\nen 6 meses', 'Medium', '80-90%', 'Medium'],
  ),
  sample(
    'titles that begin like groups and like parts of an item',
    '### Quick win tracker\n- **Time tracking:** Counts hours.\n- **Priority:** High\n\n### Risk register\n- **Cost list:** Counts euros.\n- **Priority:** Low',
    ['Quick win tracker', 'Time tracking: Counts hours.', 'High', '150-200%', 'Medium'],
    ['Risk register', 'Cost list: Counts euros.', 'Low', '150-200%', 'Medium'],
  ),
  sample(
    'headings below the items that state no facts',
    '### Order reader\nReads faxes.\n- **Priority:** High\n\n### Implementation roadmap\n- Week 1: Talk.\n\n### Conclusion\nIt pays.',
    ['Order reader', 'Reads faxes.', 'High', '150-200%', 'Medium'],
  ),
  sample(
    'a table that repeats the items of a list',
    '1. **Order reader**: Reads faxes.\n2. **Voice agent**: Answers calls.\n\n| Solution | Priority | ROI |\n|---|---|---|\n| Order reader | High | 120-160% |\n| Voice agent | Low | 80-90% |',
    ['Order reader', 'Reads faxes.', 'High', '120-160%', 'Medium'],
    ['Voice agent', 'Answers calls.', 'Low', '80-90%', 'Medium'],
  ),
  sample(
    'a table above the headings that it lists',
    '| Solution | Priority |\n|---|---|\n| Order reader | High |\n| Voice agent | Low |\n\n### 1. Order reader\nReads faxes.\n\n### 2. Voice agent\nAnswers calls.',
    ['Order reader', 'Reads faxes.', 'High', '150-200%', 'Medium'],
    ['Voice agent', 'Answers calls.', 'Low', '150-200%', 'Medium'],
  ),
  sample(
    'groups with names of any kind over one item each',
    '### Customer service\n1. **Order reader**: Reads faxes.\n   - **Priority:** High\n\n### Finance\n1. **Voice agent**: Answers calls.\n   - **Priority:** Low',
    ['Order reader', 'Reads faxes.', 'High', '150-200%', 'Medium'],
    ['Voice agent', 'Answers calls.', 'Low', '150-200%', 'Medium'],
  ),
  sample(
    'bold bullets with a return over bullets',
    '- **High ROI (120-160%)**\n  - **Order reader**: Reads faxes.\n- **Moderate ROI (80-90%)**\n  - **Voice agent**: Answers calls.',
    ['Order reader', 'Reads faxes.', 'Medium', '120-160%', 'Medium'],
    ['Voice agent', 'Answers calls.', 'Medium', '80-90%', 'Medium'],
  ),
  sample(
    'bold priorities over numbered items',
    '**High priority**\n\n1. **Order reader**: Reads faxes.\n\n**Low priority**\n\n2. **Voice agent**: Answers calls.',
    ['Order reader', 'Reads faxes.', 'High', '150-200%', 'Medium'],
    ['Voice agent', 'Answers calls.', 'Low', '150-200%', 'Medium'],
  ),
  sample(
    'Roman numbers, and options that have letters',
    'I. **Order reader**: Reads faxes.\n\nII. **Option B:** Voice agent: Answers calls.',
    reader,
    agent,
  ),
  sample(
    'bold words without a mark before each text',
    '**Order reader** Reads faxes.\n**Voice agent** Answers calls.',
    ['Order reader', 'Order reader Reads faxes.', ...usual],
    ['Voice agent', 'Voice agent Answers calls.', ...usual],
  ),
  sample(
    'groups named by effort in a bracket, and by a priority with a number',
    '### Quick wins (high impact, low effort)\n| ID | Opportunity | Cost |\n|---|---|---|\n| OPP-001 | Order reader | €500 |\n\n### Priority 2: Later\n- **Voice agent**: Answers calls.\n- **Price lists**: Builds lists.',
    ['Order reader', 'Cost: €500', 'Medium', '150-200%', 'Low'],
    ['Voice agent', 'Answers calls.', 'Medium', '150-200%', 'Medium'],
    ['Price lists', 'Builds lists.', 'Medium', '150-200%', 'Medium'],
  ),
  sample(
    'titles that begin with a priority, over bold labels',
    '### Priority 1: Order reader\n**Impact:** High | **Effort:** Low\n- **What it does:** Reads faxes.\n\n### Priority: Optional - Price lists\n**Impact:** Low\n- **What it does:** Builds lists.',
    ['Order reader', 'Impact: High\nReads faxes.', 'High', '150-200%', 'Low'],
    ['Price lists', 'Impact: Low\nBuilds lists.', 'Optional', '150-200%', 'Medium'],
  ),
  sample(
    'a table whose first column is a phase, and bullets that are no rows of it',
    '| Phase | Automation | Effort |\n|---|---|---|\n| Now | Order reader | 🟢 Low |\n| Next spring | Voice agent | 🟠 Mixed |\n\n**Also of use:**\n- Forms\n- Labels',
    ['Order reader', 'Phase: Now', 'Medium', '150-200%', 'Low'],
    ['Voice agent', 'Phase: Next spring', 'Medium', '150-200%', 'Mixed'],
  ),
];
