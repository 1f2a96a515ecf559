import type { Addition } from './buildRebranded.ts';

/** One addition of each kind, as somebody would write it. */
export const additions = {
  post: {
    file: 'site/content/posts/a-post-for-the-test.md',
    text: `---
title: The test has a post
description: A post that exists for as long as the test does, to show that one file is all it takes to publish.
category: company-updates
tags: [drill, publishing]
date: 2026-01-02
author: The team
---

It has words, and that is enough.
`,
  },
  automation: {
    file: 'services/knowledge/automations/sales.ts',
    text: `  {
    id: 'drill-automation',
    title: 'Drill automated',
    area: 'Sales',
    trigger: 'Somebody runs the test',
    steps: ['Add an entry', 'Find it on the page'],
    systems: ['CRM'],
    hoursSaved: 2,
    basis: 'a sales team of 2: 12 drills a week, 10 minutes saved on each',
    service: 'ai-automation',
  },
`,
  },
  caseStudy: {
    file: 'services/knowledge/caseStudies.ts',
    text: `  {
    slug: 'drill',
    client: 'A firm that exists for the test, 3 people',
    title: 'The test was a case',
    summary: 'One entry, and it was there.',
    situation: 'Nothing was there.',
    built: 'An entry was written.',
    figures: [
      { value: '1', label: 'file' },
      { value: '0', label: 'lines elsewhere' },
      { value: '3', label: 'figures' },
    ],
    setback: 'It had no drawing.',
    duration: '1 week',
    services: ['consultancy'],
  },
`,
  },
  service: {
    file: 'services/knowledge/serviceEntries.ts',
    text: `  {
    id: 'drill-service',
    title: 'Drill service',
    summary: 'One entry, and it is offered.',
    description: 'It exists for as long as the test does. It shows that a service is one entry in one file.',
    benefits: ['Nothing else to remember'],
    useCases: ['A fire drill for an office', 'An evacuation with everybody counted'],
    problem: 'A service stood in five places, and one of them was forgotten.',
    change: 'A service stands in one place. The rest is worked out from it.',
    process: {
      name: 'Adding a service',
      before: ['Write it five times', 'Forget one of them'],
      after: ['Write it once', 'Run the test'],
    },
    typicalTime: '2-4 weeks',
    typicalReturn: 'The time it took to forget',
    effort: 'Easy',
  },
`,
  },
} satisfies Record<string, Addition>;
