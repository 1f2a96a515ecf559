import type { AuditReport, Opportunity, Solution } from '#services';

/** One way of writing a report; every combination must be read as the same report. */
export interface Dialect {
  readonly heading: keyof typeof headings;
  readonly items: keyof typeof itemForms;
  readonly attributes: keyof typeof attributeForms;
  readonly dash: '-' | '–' | '—' | '−' | '‑';
  readonly order: readonly (0 | 1 | 2)[];
  readonly preamble: string;
  readonly signOff: string;
  readonly fence: 'none' | 'markdown' | 'plain';
  readonly lineEnd: '\n' | '\r\n';
  readonly case: 'title' | 'upper' | 'lower';
}

export const headings = {
  second: (name: string) => `## ${name}\n\n`,
  third: (name: string) => `### ${name}\n\n`,
  colon: (name: string) => `## ${name}:\n`,
  bold: (name: string) => `**${name}**\n\n`,
  boldColon: (name: string) => `**${name}:**\n\n`,
  boldHeading: (name: string) => `# **${name}**\n\n`,
  numbered: (name: string, number: number) => `## ${number}. ${name}\n\n`,
  numberedBold: (name: string, number: number) => `**${number}. ${name}**\n\n`,
  plain: (name: string) => `${name}\n\n`,
  plainColon: (name: string) => `${name}:\n\n`,
  underlined: (name: string) => `${name}\n${'='.repeat(name.length)}\n\n`,
};

type Attributes = Pick<Solution, 'priority' | 'roi' | 'implementationDifficulty'>;

/** Each form gives lines that follow the description. */
export const attributeForms = {
  bullets: ({ priority, roi, implementationDifficulty }: Attributes) => [
    `- Priority: ${priority}`,
    `- ROI: ${roi}`,
    `- Difficulty: ${implementationDifficulty}`,
  ],
  boldBullets: ({ priority, roi, implementationDifficulty }: Attributes) => [
    `* **Priority:** ${priority}`,
    `* **Expected ROI:** ${roi}`,
    `* **Implementation Difficulty:** ${implementationDifficulty}`,
  ],
  piped: ({ priority, roi, implementationDifficulty }: Attributes) => [
    `**Priority:** ${priority} | **ROI:** ${roi} | **Difficulty:** ${implementationDifficulty}`,
  ],
  bracketed: ({ priority, roi, implementationDifficulty }: Attributes) => [
    `(${priority} priority, ROI ${roi}, ${implementationDifficulty} difficulty)`,
  ],
  rows: ({ priority, roi, implementationDifficulty }: Attributes) => [
    '| Priority | ROI | Difficulty |',
    '| --- | --- | --- |',
    `| ${priority} | ${roi} | ${implementationDifficulty} |`,
  ],
  lines: ({ priority, roi, implementationDifficulty }: Attributes) => [
    `**Priority**: ${priority}  `,
    `**ROI**: ${roi}  `,
    `**Implementation Difficulty**: ${implementationDifficulty}`,
  ],
  emphasised: ({ priority, roi, implementationDifficulty }: Attributes) => [
    `*Priority: ${priority}; ROI: ${roi}; Difficulty: ${implementationDifficulty}*`,
  ],
};

const indented = (lines: readonly string[], by: string) => lines.map((line) => (line ? by + line : line));

type Item = Opportunity & { readonly lines: readonly string[] };

export const itemForms = {
  numberedBold: ({ title, description, lines }: Item, number: number) =>
    [`${number}. **${title}**: ${description}`, ...indented(lines, '   ')].join('\n'),
  bulletsBold: ({ title, description, lines }: Item) =>
    [`- **${title}:** ${description}`, ...indented(lines, '  ')].join('\n'),
  bulletsPlain: ({ title, description, lines }: Item) =>
    [`* ${title}: ${description}`, ...indented(lines, '  ')].join('\n'),
  dashes: ({ title, description, lines }: Item, number: number) =>
    [`${number}) **${title}** – ${description}`, ...indented(lines, '   ')].join('\n'),
  emDashes: ({ title, description, lines }: Item, number: number) =>
    [`${number}. **${title}** — ${description}`, '', ...indented(lines, '    ')].join('\n'),
  numberedTitles: ({ title, description, lines }: Item, number: number) =>
    [`**${number}. ${title}**`, '', description, '', ...lines, ''].join('\n'),
  unindented: ({ title, description, lines }: Item, number: number) =>
    [`${number}. **${title}**`, '', description, '', ...lines, ''].join('\n'),
  loose: ({ title, description, lines }: Item, number: number) =>
    [`${number}. **${title}**`, '', ...indented([description, '', ...lines], '   '), ''].join('\n'),
  headings: ({ title, description, lines }: Item, number: number) =>
    [`#### ${number}. ${title}`, description, '', ...lines, ''].join('\n'),
  boldLines: ({ title, description, lines }: Item) =>
    [`**${title}**`, description, '', ...lines, ''].join('\n'),
  labelled: ({ title, description, lines }: Item, number: number) =>
    [
      `${number}. **Title:** ${title}`,
      `   **Description:** ${description}`,
      '',
      ...indented(lines, '   '),
      '',
    ].join('\n'),
};

const names = ['Executive Summary', 'Key Opportunities', 'Recommended Solutions'] as const;
const cased = {
  title: (name: string) => name,
  upper: (name: string) => name.toUpperCase(),
  lower: (name: string) => name.toLowerCase(),
};

/** Writes a report in a dialect. */
export function write(report: AuditReport, dialect: Dialect): string {
  const form = itemForms[dialect.items];
  const opportunities = report.keyOpportunities.map((item, index) => form({ ...item, lines: [] }, index + 1));
  const solutions = report.recommendedSolutions.map((item, index) => {
    const roi = item.roi.replace('-', dialect.dash);
    return form({ ...item, lines: attributeForms[dialect.attributes]({ ...item, roi }) }, index + 1);
  });
  const bodies = [report.executiveSummary, opportunities.join('\n'), solutions.join('\n')] as const;
  const sections = dialect.order.map((section, index) => {
    const name = cased[dialect.case](names[section]);
    return headings[dialect.heading](name, index + 1) + bodies[section];
  });
  const text = `${sections.join('\n\n')}\n`;
  const fenced = {
    none: text,
    markdown: `\`\`\`markdown\n${text}\`\`\`\n`,
    plain: `\`\`\`\n${text}\`\`\`\n`,
  };
  const whole = [dialect.preamble, fenced[dialect.fence], dialect.signOff].filter(Boolean).join('\n\n');
  return whole.replaceAll('\n', dialect.lineEnd);
}
