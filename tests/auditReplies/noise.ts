import { inSections } from './inSections.ts';
import { opportunities, type Sample, solutions, summary, usual } from './Sample.ts';

const plain = inSections(
  `1. **Answer repeated questions**: Most calls are about opening hours and orders.
2. **Stop typing invoices**: Every supplier invoice is typed by hand.`,
  `1. **Website assistant**: Answers common questions at any hour.
   - **Priority:** High
   - **ROI:** 200-300%
   - **Difficulty:** Easy
2. **Invoice reader**: Reads invoices and prepares the posting.
   - **Priority:** Medium
   - **ROI:** 150-200%
   - **Difficulty:** Hard`,
);
const [before, after] = plain.split('## Recommended Solutions');
const moved = plain.replace(/(## Executive Summary[^#]*)(## Key[^#]*)(## Recommended[^#]*)/, '$3\n$2\n$1');

const sample = (name: string, reply: string): Sample => ({ name, reply, ...usual });

/** Text around a report, and its transport. */
export const noiseSamples: readonly Sample[] = [
  sample('a preamble', `Certainly! Here is the audit report for your bakery:\n\n${plain}`),
  sample('a sign-off', `${plain}\nI hope this helps! Let me know if you would like more details.`),
  sample('a sign-off after a rule', `${plain}\n---\n\nThis report was prepared by your assistant.`),
  sample('a last word on everything', `${plain}\nOverall, these steps save your bakery ten hours a week.`),
  sample('a summary at the end', `${plain}\n## Summary\n\nYour bakery is ready.`),
  sample('next steps', `${plain}\n## Next Steps\n\n1. **Book a talk**: Call us.\n2. **Start**: Begin.`),
  sample('a bold conclusion', `${plain}\n**Conclusion:**\n\nYour bakery is ready.`),
  sample(
    'an introduction to each list',
    plain.replaceAll('\n\n1.', '\n\nThese are the most important ones:\n\n1.'),
  ),
  sample('fenced markdown', `\`\`\`markdown\n${plain}\`\`\``),
  sample(
    'a fence without a language, and words around it',
    `Here you are:\n\n\`\`\`\n${plain}\`\`\`\n\nEnjoy!`,
  ),
  sample('a fence that is never closed', `\`\`\`md\n${plain}`),
  sample('Windows line ends', plain.replaceAll('\n', '\r\n')),
  sample('old Mac line ends', plain.replaceAll('\n', '\r')),
  sample('Unicode line ends', plain.replaceAll('\n', '\u2028')),
  sample('tabs and trailing spaces', plain.replaceAll('   -', '\t-').replaceAll('\n', '  \n')),
  sample('an indented reply', plain.replace(/^(?=.)/gm, '    ')),
  sample(
    'a byte order mark and invisible characters',
    `\ufeff${plain.replaceAll('Website', 'Web\u200bsite')}`,
  ),
  sample(
    'no-break spaces',
    plain.replaceAll('ten hours', 'ten\u00a0hours').replaceAll('ROI:** ', 'ROI:**\u00a0'),
  ),
  sample(
    'entities and escapes',
    plain.replace('by hand.', 'by&nbsp;hand\\.').replace('common', '&#99;ommon'),
  ),
  sample(
    'links, code and pictures in texts',
    plain.replace('opening hours', '[opening](https://a.example) `hours`'),
  ),
  sample('a drawing in a fence', plain.replace('## Key', '```mermaid\ngraph TD; A-->B\n```\n\n## Key')),
  sample('other order', moved),
  sample(
    'thoughts without a beginning',
    `Three headings.\n\n## Executive Summary\nA draft.\n</think>\n${plain}`,
  ),
  sample('breaks at the ends of lines', plain.replaceAll('.\n   ', '.\\\n   ')),
  sample(
    'labels as headings above their values',
    plain
      .replace(/\d\. \*\*(Website assistant|Invoice reader)\*\*: (.*)/g, '### $1\n\n#### Description\n\n$2\n')
      .replace(/ {3}- \*\*(\w+):\*\* (.*)/g, '#### $1\n\n$2\n'),
  ),
  sample(
    'channels of a model that thinks aloud',
    `<|channel|>analysis<|message|>A draft.<|end|><|message|>${plain}`,
  ),
  sample(
    'YAML',
    `\`\`\`yaml\nexecutive_summary: ${summary}\n\nkey_opportunities:\n${opportunities
      .map(([title, text]) => `  - title: ${title}\n    description: ${text}\n`)
      .join('')}\nrecommended_solutions:\n${solutions
      .map(
        ([title, text, priority, roi, difficulty]) =>
          `  - title: ${title}\n    description: ${text}\n    priority: ${priority}\n    roi: ${roi}\n    implementation_difficulty: ${difficulty}\n`,
      )
      .join('')}\`\`\``,
  ),
  sample('full-width colons', plain.replaceAll(/:(?=\*\*)/g, '：').replaceAll('**: ', '**：')),
  sample('comments and tags', `<!-- report -->\n${plain.replace(summary, `<p>${summary}</p>`)}`),
  sample(
    'a draft before the report',
    `Draft:\n\n${inSections('- **Calls**: Many.', '- **Robot**: Bakes.')}\nFinal version:\n\n${plain}`,
  ),
  sample(
    'a draft of bold names before the report',
    `${inSections('- **Calls**: Many.', '- **Robot**: Bakes.').replace(/## (.*)/g, '**$1**')}\n${plain}`,
  ),
  sample(
    'the report and the beginning of another',
    `${plain}\n# Revised\n\n## Executive Summary\n\nYour bak`,
  ),
  sample('one string of JSON', JSON.stringify(plain)),
  sample('one string of JSON in a fence', `\`\`\`json\n${JSON.stringify(plain)}\n\`\`\``),
  sample('"\\n" for the ends of lines', plain.replaceAll('\n', '\\n')),
  sample(
    'XML',
    `<executive_summary>${summary}</executive_summary>\n<key_opportunities>\n${opportunities
      .map(([title, text]) => `<item><title>${title}</title><description>${text}</description></item>`)
      .join('\n')}\n</key_opportunities>\n<recommended_solutions>${after}</recommended_solutions>`,
  ),
  {
    name: 'a section in two parts',
    reply: `${before}## Recommended Solutions\n\n- **Website assistant**: Answers common questions at any hour. (High priority, ROI 200-300%, Easy difficulty)\n\n## Recommended Solutions (continued)\n\n- **Invoice reader**: Reads invoices and prepares the posting. (Medium priority, ROI 150-200%, Hard difficulty)`,
    summary,
    opportunities,
    solutions,
  },
  {
    name: 'a summary of several paragraphs and bullets',
    reply: `## Executive Summary\n\n${summary}\n\nThat is a *working day*:\n\n- for **you**\n- for your baker\n${plain.slice(plain.indexOf('\n## Key'))}`,
    summary: `${summary}\n\nThat is a working day:\nfor you\nfor your baker`,
    opportunities,
    solutions,
  },
  {
    name: 'hostile text',
    reply: `## Executive Summary\n\n<script>alert(1)</script>Your bakery [is](javascript:alert(1)) fine.\u202e\n\n## Key Opportunities\n\n- **<img src=x onerror=alert(1)>Buns**: ![big](https://a.example/x.png) ones.\n\n## Recommended Solutions${after}`,
    summary: 'alert(1)Your bakery is fine.',
    opportunities: [['Buns', 'big ones.']],
    solutions,
  },
];
