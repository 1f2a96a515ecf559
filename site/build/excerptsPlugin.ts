import type { Plugin } from 'vite';

import { automations, caseStudies } from '#services/knowledge';

/** What pages show of an entry whose rest is on another page, by the virtual module that has it. */
const excerpts: Readonly<Record<string, () => string>> = {
  'virtual:case-figures': () =>
    `export const caseFigures = ${JSON.stringify(
      caseStudies.map(({ slug, client, title, summary, figures }) => ({
        slug,
        client,
        title,
        summary,
        figures,
      })),
    )};`,
  'virtual:automation-hours': () =>
    `export const automationHours = ${JSON.stringify(
      automations.map(({ id, title, hoursSaved, service }) => ({ id, title, hoursSaved, service })),
    )};`,
};

/** Gives pages that show little of each case study and automation that little, so that a visitor loads no more. */
export function excerptsPlugin(): Plugin {
  return {
    name: 'excerpts',
    resolveId: (id) => (id in excerpts ? `\0${id}` : undefined),
    load(id) {
      const write = excerpts[id.slice(1)];
      return id.startsWith('\0') && write ? { code: write(), moduleType: 'js' } : undefined;
    },
  };
}
