import { companyBrief } from '#services/knowledge';

import { type Changes, code } from './Changes.ts';
import type { Firm } from './firm.ts';
import type { SampleFirm } from './sampleFirm.ts';

/** File with the type of the posts' slugs. The build updates it. */
export const postSlugFile = 'site/routing/PostSlug.ts';

const caseFile = (file: string) => `services/knowledge/caseStudies/${file}`;

/** Replaces the sample's cases, posts and texts about them with the firm's cases. */
export function adoptContent(changes: Changes, firm: Firm, sample: SampleFirm) {
  adoptCases(changes, firm);
  changes.remove(...sample.posts.map((slug) => `site/content/posts/${slug}.md`));
  changes.replace(postSlugFile, /(?<=PostSlug =)[^;]*;/g, ' never;');
  changes.setConstant('site/content/readOn.content.ts', 'readOn', '{}');
  changes.setConstant('site/content/readOn.content.ts', 'companyUpdates', '[]');
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

/** Replaces name and place at the top of the README. A README that somebody has rewritten lacks them and stays. */
function adoptReadme(changes: Changes, { name, city, country }: Firm) {
  if (!changes.isOnDisk('README.md')) return;
  const place = `${city}, ${new Intl.DisplayNames('en', { type: 'region' }).of(country)}`;
  changes.replace('README.md', `# ${companyBrief.name}\n`, `# ${name}\n`);
  changes.replace('README.md', /an AI and IT consultancy in Nicosia, Cyprus/g, `${name} in ${place}`);
  changes.replace('README.md', / The company is fictional and its content is a sample\./g, '');
}

/** Replaces the sample's cases with the firm's. */
function adoptCases(changes: Changes, firm: Firm) {
  const slugs = firm.cases.map(({ slug }) => slug);
  changes.setConstant(
    caseFile('slugs.ts'),
    'caseStudySlugs',
    `${code(slugs)} as const satisfies readonly string[]`,
  );
  changes.setConstant(
    caseFile('briefs.ts'),
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
  changes.setConstant(
    caseFile('caseStudies.ts'),
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
  changes.setConstant(
    caseFile('examples.ts'),
    'caseExamples',
    '{} satisfies Partial<Record<CaseStudySlug, CaseExample>>',
  );
  changes.setConstant(caseFile('voices.ts'), 'voices', '{}');
  adoptCaseLinks(changes, firm);
}

/** Sets the cases that other pages link to: one for each kind of work, and one for each service. */
function adoptCaseLinks(changes: Changes, firm: Firm) {
  changes.setConstant(
    caseFile('casesByWork.ts'),
    'casesByWork',
    code(
      Object.fromEntries(
        firm.cases.flatMap(({ shows, slug, title }) => (shows ? [[shows, { slug, title }]] : [])),
      ),
    ),
  );
  changes.setConstant(
    caseFile('casesByOffering.ts'),
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
  const namesSampleSlug = (file: string) => slugs.some((slug) => changes.text(file).includes(slug));
  const sources = ['.storybook', 'design-system', 'services', 'site', 'tests'].flatMap((folder) =>
    changes.list(folder),
  );
  changes.remove(
    ...sources.filter((file) => /\.sample(\.test)?\.tsx?$/.test(file)),
    ...sources.filter((file) => /^site\/.*\.stories\.tsx$/.test(file) && namesSampleSlug(file)),
  );
}
