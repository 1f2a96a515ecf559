import { type Sample, usual } from './Sample.ts';

const body = {
  summary: 'Your bakery loses about ten hours a week to routine work.',
  opportunities: `1. **Answer repeated questions**: Most calls are about opening hours and orders.
2. **Stop typing invoices**: Every supplier invoice is typed by hand.`,
  solutions: `1. **Website assistant**: Answers common questions at any hour.
   - Priority: High
   - ROI: 200-300%
   - Implementation Difficulty: Easy
2. **Invoice reader**: Reads invoices and prepares the posting.
   - Priority: Medium
   - ROI: 150-200%
   - Implementation Difficulty: Hard`,
};

/** The three sections under these lines, in order. */
const under = (name: string, ...lines: readonly [string, string, string]): Sample => ({
  name,
  reply: `${lines[0]}\n\n${body.summary}\n\n${lines[1]}\n\n${body.opportunities}\n\n${lines[2]}\n\n${body.solutions}\n`,
  ...usual,
});

const tight = (name: string, ...lines: readonly [string, string, string]): Sample => ({
  name,
  reply: `${lines[0]}\n${body.summary}\n${lines[1]}\n${body.opportunities}\n${lines[2]}\n${body.solutions}`,
  ...usual,
});

/** The ways of writing a heading. */
export const headingSamples: readonly Sample[] = [
  under('second-level headings', '## Executive Summary', '## Key Opportunities', '## Recommended Solutions'),
  under('first-level headings', '# Executive Summary', '# Key Opportunities', '# Recommended Solutions'),
  under('mixed levels', '# Executive Summary', '### Key Opportunities', '#### Recommended Solutions'),
  under(
    'closed headings',
    '## Executive Summary ##',
    '## Key Opportunities ##',
    '## Recommended Solutions ##',
  ),
  under(
    'headings with colons',
    '## Executive Summary:',
    '## Key Opportunities:',
    '## Recommended Solutions:',
  ),
  under('upper case', '## EXECUTIVE SUMMARY', '## KEY OPPORTUNITIES', '## RECOMMENDED SOLUTIONS'),
  under('lower case', '## executive summary', '## key opportunities', '## recommended solutions'),
  under('bold lines', '**Executive Summary**', '**Key Opportunities**', '**Recommended Solutions**'),
  under(
    'bold lines with colons inside',
    '**Executive Summary:**',
    '**Key Opportunities:**',
    '**Recommended Solutions:**',
  ),
  under(
    'bold lines with colons outside',
    '**Executive Summary**:',
    '**Key Opportunities**:',
    '**Recommended Solutions**:',
  ),
  under(
    'underscored bold lines',
    '__Executive Summary__',
    '__Key Opportunities__',
    '__Recommended Solutions__',
  ),
  under(
    'bold italic lines',
    '***Executive Summary***',
    '***Key Opportunities***',
    '***Recommended Solutions***',
  ),
  under(
    'bold headings',
    '## **Executive Summary**',
    '## **Key Opportunities**',
    '## **Recommended Solutions**',
  ),
  under(
    'numbered headings',
    '## 1. Executive Summary',
    '## 2. Key Opportunities',
    '## 3. Recommended Solutions',
  ),
  under(
    'numbered bold lines',
    '**1. Executive Summary**',
    '**2. Key Opportunities**',
    '**3. Recommended Solutions**',
  ),
  under('numbered lines', '1. Executive Summary', '2. Key Opportunities', '3. Recommended Solutions'),
  under(
    'numbered lines with colons',
    '1. Executive Summary:',
    '2. Key Opportunities:',
    '3. Recommended Solutions:',
  ),
  under('numbers with brackets', '1) Executive Summary', '2) Key Opportunities', '3) Recommended Solutions'),
  under(
    'numbers before bold',
    '1. **Executive Summary**',
    '2. **Key Opportunities**',
    '3. **Recommended Solutions**',
  ),
  under(
    'Roman numbers',
    '## I. Executive Summary',
    '## II. Key Opportunities',
    '## III. Recommended Solutions',
  ),
  under(
    'sections with numbers',
    '## Section 1: Executive Summary',
    '## Section 2: Key Opportunities',
    '## Section 3: Recommended Solutions',
  ),
  under('plain lines', 'Executive Summary', 'Key Opportunities', 'Recommended Solutions'),
  under('plain lines with colons', 'Executive Summary:', 'Key Opportunities:', 'Recommended Solutions:'),
  under('plain upper case', 'EXECUTIVE SUMMARY', 'KEY OPPORTUNITIES', 'RECOMMENDED SOLUTIONS'),
  under(
    'underlined lines',
    'Executive Summary\n=================',
    'Key Opportunities\n-----------------',
    'Recommended Solutions\n---------------------',
  ),
  under('pictures', '## 📊 Executive Summary', '## 🚀 Key Opportunities', '## 💡 Recommended Solutions'),
  under(
    'longer names',
    '## Executive Summary for Your Bakery',
    '## Top 3 Key Opportunities',
    '## Recommended Solutions and Their Return',
  ),
  under('shorter names', '## Summary', '## Opportunities', '## Recommendations'),
  under(
    'other words',
    '## Executive Overview',
    '## Main Opportunities Identified',
    '## Proposed AI Solutions',
  ),
  under(
    'rules between',
    '## Executive Summary\n',
    '---\n\n## Key Opportunities',
    '---\n\n## Recommended Solutions',
  ),
  under('quoted headings', '> ## Executive Summary', '> ## Key Opportunities', '> ## Recommended Solutions'),
  tight(
    'headings without empty lines',
    '## Executive Summary',
    '## Key Opportunities',
    '## Recommended Solutions',
  ),
  tight(
    'bold lines without empty lines',
    '**Executive Summary**',
    '**Key Opportunities**',
    '**Recommended Solutions**',
  ),
  tight(
    'plain lines without empty lines',
    'Executive Summary:',
    'Key Opportunities:',
    'Recommended Solutions:',
  ),
  {
    name: 'the summary behind its name',
    reply: `**Executive Summary:** ${body.summary}\n\n**Key Opportunities:**\n\n${body.opportunities}\n\n**Recommended Solutions:**\n\n${body.solutions}`,
    ...usual,
  },
  {
    name: 'the summary behind its plain name',
    reply: `Executive Summary: ${body.summary}\n\nKey Opportunities:\n\n${body.opportunities}\n\nRecommended Solutions:\n\n${body.solutions}`,
    ...usual,
  },
  {
    name: 'a title above all',
    reply: `# AI Business Audit Report: Your Bakery\n\n*Prepared for you*\n\n## Executive Summary\n${body.summary}\n\n## Key Opportunities\n${body.opportunities}\n\n## Recommended Solutions\n${body.solutions}`,
    ...usual,
  },
  {
    name: 'a list of contents',
    reply: `1. Executive Summary\n2. Key Opportunities\n3. Recommended Solutions\n\n## Executive Summary\n${body.summary}\n\n## Key Opportunities\n${body.opportunities}\n\n## Recommended Solutions\n${body.solutions}`,
    ...usual,
  },
];
