import { summary } from './Sample.ts';

/** A reply whose sections hold these texts. */
export const inSections = (opportunities: string, solutions: string): string =>
  `## Executive Summary\n\n${summary}\n\n## Key Opportunities\n\n${opportunities}\n\n## Recommended Solutions\n\n${solutions}\n`;

const usualOpportunities = `- **Answer repeated questions**: Most calls are about opening hours and orders.
- **Stop typing invoices**: Every supplier invoice is typed by hand.`;

/** The usual reply with these solutions. */
export const withSolutions = (solutions: string): string => inSections(usualOpportunities, solutions);
