import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

import {
  automations,
  caseStudies,
  enterpriseItStrategy,
  processAutomation,
  serviceBriefs,
  serviceCount,
  services,
  subServiceBriefs,
} from '#services/knowledge';

const ofServices = (name: string) =>
  normalizePath(fileURLToPath(new URL(`../../services/knowledge/services/${name}.ts`, import.meta.url)));

/**
 * What pages show of entries whose rest is elsewhere, by the module that has it: a virtual one, or one of the knowledge
 * that would take it from whole entries.
 */
const excerpts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'virtual:case-figures': {
    caseFigures: caseStudies.map(({ slug, client, title, summary, figures }) => ({
      slug,
      client,
      title,
      summary,
      figures,
    })),
  },
  'virtual:automation-hours': {
    automationHours: automations.map(({ id, title, hoursSaved, service }) => ({
      id,
      title,
      hoursSaved,
      service,
    })),
  },
  [ofServices('serviceBriefs')]: { serviceBriefs, serviceCount, subServiceBriefs },
  [ofServices('services')]: { services },
  [ofServices('enterpriseItStrategy')]: { enterpriseItStrategy },
  [ofServices('processAutomation')]: { processAutomation },
};

/** Gives pages that show little of each entry that little, worked out beforehand, so that a visitor loads no more. */
export function excerptsPlugin(): Plugin {
  return {
    name: 'excerpts',
    resolveId: (id) => (id.startsWith('virtual:') && id in excerpts ? `\0${id}` : undefined),
    load(id) {
      const values = excerpts[id.replace('\0', '')];
      return values && { code: Object.entries(values).map(exported).join('\n'), moduleType: 'js' };
    },
  };
}

const exported = ([name, value]: readonly [string, unknown]) =>
  `export const ${name} = ${JSON.stringify(value)};`;
