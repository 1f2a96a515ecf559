import { companyBrief } from '#services/knowledge';

import { type Changes, code } from './Changes.ts';
import type { Firm } from './firm.ts';
import type { SampleFirm } from './sampleFirm.ts';

/** Type of the posts' slugs. The build writes it too. */
export const slugsOfPosts = 'site/routing/PostSlug.ts';

const cases = (file: string) => `services/knowledge/caseStudies/${file}`;

/** Replaces the sample's cases, posts and texts about them with the firm's cases. */
export function adoptContent(changes: Changes, firm: Firm, sample: SampleFirm) {
  adoptCases(changes, firm);
  changes.remove(...sample.posts.map((slug) => `site/content/posts/${slug}.md`));
  changes.replace(slugsOfPosts, /(?<=PostSlug =)[^;]*;/g, ' never;');
  changes.set('site/content/readOn.content.ts', 'readOn', '{}');
  changes.set('site/content/readOn.content.ts', 'changes', '[]');
  for (const [from, to] of Object.entries(sample.reportWords))
    changes.replace('site/features/audit/audit.examples.ts', from, to);
  for (const file of ['faqs.ts', 'moreFaqs.ts'])
    for (const [from, to] of Object.entries(sample.caseFigures))
      changes.replace(`services/knowledge/${file}`, from, to);
  if (!firm.languages.includes('Greek'))
    changes.replace('site/sections/ProcessDemo/Player.content.ts', /\s*original:\s+'[^'\n]*',/g, '');
  adoptReadme(changes, firm);
  removeTests(changes, sample);
}

/** Replaces the name and the place in the head of the README. A README that somebody has rewritten has none. */
function adoptReadme(changes: Changes, { name, city, country }: Firm) {
  if (!changes.has('README.md')) return;
  const place = `${city}, ${new Intl.DisplayNames('en', { type: 'region' }).of(country)}`;
  changes.replace('README.md', `# ${companyBrief.name}\n`, `# ${name}\n`);
  changes.replace('README.md', /an AI and IT consultancy in Nicosia, Cyprus/g, `${name} in ${place}`);
  changes.replace('README.md', / The company is fictional and its content is a sample\./g, '');
}

function adoptCases(changes: Changes, firm: Firm) {
  const slugs = firm.cases.map(({ slug }) => slug);
  changes.set(cases('slugs.ts'), 'caseStudySlugs', `${code(slugs)} as const satisfies readonly string[]`);
  changes.set(
    cases('briefs.ts'),
    'caseStudyBriefs',
    code(
      firm.cases.map(({ slug, client, title, summary, figures, days, duration }) => ({
        slug,
        client,
        title,
        summary,
        figures,
        days,
        duration,
      })),
    ),
  );
  changes.set(
    cases('caseStudies.ts'),
    'details',
    code(
      Object.fromEntries(
        firm.cases.map(
          ({ slug, industry, situation, built, setback, results, monthly, payback, services }) => [
            slug,
            { industry, situation, built, setback, results, monthly, payback, services },
          ],
        ),
      ),
    ),
  );
  changes.set(
    cases('examples.ts'),
    'caseExamples',
    '{} satisfies Partial<Record<CaseStudySlug, CaseExample>>',
  );
  changes.set(cases('voices.ts'), 'voices', '{}');
  changes.set(
    cases('casesByWork.ts'),
    'casesByWork',
    code(
      Object.fromEntries(
        firm.cases.flatMap(({ shows, slug, title }) => (shows ? [[shows, { slug, title }]] : [])),
      ),
    ),
  );
  changes.set(
    cases('casesByOffering.ts'),
    'casesByOffering',
    code(
      Object.fromEntries(
        firm.services.flatMap((id) => {
          const study = firm.cases.find(({ services }) => services.includes(id));
          return study ? [[id, { slug: study.slug, title: study.title }]] : [];
        }),
      ),
    ),
  );
}

/** Removes tests of the sample's facts, and stories that show a case or post of the sample. */
function removeTests(changes: Changes, { cases: caseSlugs, posts }: SampleFirm) {
  const slugs = [...caseSlugs, ...posts];
  const namesOne = (file: string) => slugs.some((slug) => changes.text(file).includes(slug));
  const sources = ['.storybook', 'design-system', 'services', 'site', 'tests'].flatMap((folder) =>
    changes.list(folder),
  );
  changes.remove(
    ...sources.filter((file) => /\.sample(\.test)?\.tsx?$/.test(file)),
    ...sources.filter((file) => /^site\/.*\.stories\.tsx$/.test(file) && namesOne(file)),
  );
}
