import type { Addition } from './buildRebranded.ts';

/** One addition for each kind of content, as an owner of the site would write it. */
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
  automationBrief: {
    file: 'services/knowledge/automations/briefs.ts',
    text: `  {
    id: 'drill-automation',
    title: 'Drill automated',
    area: 'Sales',
    hoursSaved: 2,
    service: 'process-automation',
  },
`,
  },
  automationDetails: {
    file: 'services/knowledge/automations/sales.ts',
    text: `  'drill-automation': {
    trigger: 'Somebody runs the test',
    result: 'The entry is on its page',
    steps: ['Add an entry', 'Find it on the page'],
    systems: ['CRM'],
    basis: 'a sales team of 2: 12 drills a week, 10 minutes saved on each',
  },
`,
  },
  caseStudySlug: {
    file: 'services/knowledge/caseStudies/slugs.ts',
    text: `  'drill',
`,
  },
  caseStudyBrief: {
    file: 'services/knowledge/caseStudies/briefs.ts',
    text: `  {
    slug: 'drill',
    client: 'A firm that exists for the test, 3 people',
    title: 'The test was a case',
    summary: 'One entry, and it was there.',
    figures: [
      { value: '1', label: 'brief' },
      { value: '0', label: 'lines elsewhere' },
      { value: '3', label: 'figures' },
    ],
    days: 1,
    duration: '1 week',
  },
`,
  },
  caseStudyDetails: {
    file: 'services/knowledge/caseStudies/caseStudies.ts',
    text: `  drill: {
    industry: 'Health',
    situation: 'Nothing was there.',
    built: [{ title: 'Write', text: 'An entry was written.' }],
    setback: 'It had no drawing.',
    results: [{ value: '2', name: 'Found', note: 'pages' }],
    monthly: 0,
    payback: { hours: { count: 10, a: 'month' }, note: 'An hour of the test is counted as any other.' },
    services: ['consultancy'],
  },
`,
  },
  serviceBrief: {
    file: 'services/knowledge/offerings/briefs.ts',
    text: `  {
    id: 'drill-service',
    title: 'Drill service',
    summary: 'One entry, and it is offered.',
    question: 'Is it offered?',
  },
`,
  },
  serviceDetails: {
    file: 'services/knowledge/offerings/offerings.ts',
    text: `  'drill-service': {
    description: 'It exists for as long as the test does. It shows that a service is a brief and its details.',
    useCases: [
      { text: 'A fire drill for an office', benefit: 'Nothing else to remember' },
      { text: 'An evacuation with everybody counted', benefit: 'A list of everybody, by name' },
    ],
    problem: 'A service stood in five places, and one was forgotten.',
    change: 'The compiler asks for the half that is missing.',
    process: {
      name: 'Adding a service',
      titles: { before: 'By hand', after: 'Automated' },
      before: ['Write it five times', 'Forget one of them'],
      after: ['Write it once', 'Run the test'],
    },
    typicalTime: '2 to 4 weeks',
    typicalReturn: 'The time it took to forget',
    effort: 'Easy',
    clientProvides: 'A minute.',
  },
`,
  },
} satisfies Record<string, Addition>;
