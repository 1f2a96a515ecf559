import type { CaseStudy } from '../../../knowledge/types.ts';
import { answerOf, link, listed, pageAt, plain } from '../pageLinks.ts';
import type { CompanyTopic } from '../topics.ts';
import { stemsOf } from '../words.ts';
import type { Answer, Ask } from './Ask.ts';
import { aboutSubject, faqAnswer, parentOf } from './parts.ts';
import { profileAnswers } from './profileAnswers.ts';

/** The answers to what visitors ask about the work, all of them made from the knowledge base. */
export const companyAnswers: Readonly<Record<CompanyTopic, Answer>> = {
  ...profileAnswers,
  assistant: ({ base }) => {
    const pages = [pageAt(base, '/contact'), pageAt(base, '/privacy')];
    return answerOf(
      pages,
      `I am ${base.chatbot.name}, a program and not a person. With AI switched on a language model writes my answers; otherwise, as now, they come from the pages of this site.`,
      `A person is at ${link(pageAt(base, '/contact'))}. What is stored and sent is on ${link(pageAt(base, '/privacy'))}.`,
    );
  },
  audit: ({ base }) => {
    const page = pageAt(base, '/ai-audit');
    const description = base.pages.find(({ path }) => path === page.path)?.description ?? '';
    return answerOf(
      [page],
      `${description} It says where AI would pay for itself in your business, in what order, and how hard each step is.`,
      `Start here: ${link(page)}. There is a sample to look at first.`,
    );
  },
  automations: ({ base }) => {
    const page = pageAt(base, '/automations');
    const best = base.automations.toSorted((a, b) => b.hoursSaved - a.hoursSaved).slice(0, 3);
    return answerOf(
      [page],
      `Whatever repeats and has rules. The catalogue lists ${base.automations.length}, for example:`,
      best
        .map(({ title, hoursSaved, basis }) => `- **${title}**: ${hoursSaved} hours a week (${basis})`)
        .join('\n'),
      `All of them, with their steps: ${link(page)}.`,
    );
  },
  blog: ({ base, posts }) => {
    const pages = base.pages.filter(({ path }) => path === '/blog' || path.startsWith('/blog/'));
    const newest = posts
      .slice(0, 2)
      .map(({ slug, title }) => `- ${link({ name: title, path: `/blog/${slug}` })}`);
    const [blog, ...categories] = pages;
    return answerOf(
      pages.map(({ name, path }) => ({ name, path })),
      `We write about the work on the ${blog ? link(blog) : 'blog'}, under ${listed(categories.map(link))}.`,
      newest.length > 0 ? `To begin with:\n\n${newest.join('\n')}` : '',
    );
  },
  'case-studies': (ask) => {
    const { base, subject } = ask;
    const page = pageAt(base, '/case-studies');
    const service = subject && parentOf(base, subject);
    const study = service
      ? base.caseStudies.find(({ slug }) => slug === service.caseStudy)
      : (closestStudy(ask) ?? base.caseStudies[0]);
    return answerOf(
      [page],
      `There are ${base.caseStudies.length}, without names on purpose, and each says what went wrong.`,
      study ? `For example **${plain(study.title)}**: ${study.client}. ${study.summary}` : '',
      `All of them: ${link(page)}.`,
    );
  },
  'data-protection': ({ base }) => {
    const page = pageAt(base, '/privacy');
    return answerOf([page], faqAnswer(base, 'data-protection'), `In detail: ${link(page)}.`);
  },
  'getting-started': ({ base }) => {
    const pages = [pageAt(base, '/ai-audit'), pageAt(base, '/contact')];
    return answerOf(
      pages,
      `1. Take the ${link(pageAt(base, '/ai-audit'))}: a few answers, a written report.\n2. Talk it through with us, free of charge: ${link(pageAt(base, '/contact'))}.\n3. You get a fixed price and a date in writing, and decide.`,
    );
  },
  industries: (ask) => {
    const { base } = ask;
    const page = pageAt(base, '/case-studies');
    const study = closestStudy(ask);
    return answerOf(
      [page],
      faqAnswer(base, 'industries'),
      study ? `Closest to yours: **${plain(study.title)}**. ${study.client}. ${study.summary}` : '',
      `What came of it: ${link(page)}.`,
    );
  },
  method: ({ base }) => {
    const page = pageAt(base, '/services');
    return answerOf(
      [page],
      'In small steps, each of which you can stop after:',
      base.company.method
        .map(({ title, description }, index) => `${index + 1}. **${title}.** ${description}`)
        .join('\n'),
      `What each service looks like before and after is at ${link(page)}.`,
    );
  },
  return: ({ base, subject }) => {
    const page = pageAt(base, '/ai-audit');
    const service = subject && parentOf(base, subject);
    return answerOf(
      [page],
      faqAnswer(base, 'return'),
      service ? aboutSubject(service, (title) => `${title}: ${lower(service.typicalReturn)}.`) : '',
      `For your own figures, start with the ${link(page)}.`,
    );
  },
  support: ({ base }) => {
    const page = pageAt(base, '/contact');
    return answerOf([page], faqAnswer(base, 'support'), `The way to a person: ${link(page)}.`);
  },
  technologies: ({ base }) => {
    const page = pageAt(base, '/enterprise-it-strategy');
    return answerOf(
      [page, pageAt(base, '/services')],
      'Whatever fits what you already have. Most often:',
      base.technologies.map(({ name, items }) => `- **${name}**: ${items.join(', ')}`).join('\n'),
      `How we choose: ${link(page)}.`,
    );
  },
  time: ({ base, subject }) => {
    const page = pageAt(base, '/services');
    const service = subject && parentOf(base, subject);
    return answerOf(
      [page],
      faqAnswer(base, 'time'),
      service ? aboutSubject(subject, (title) => `${title}: ${service.typicalTime}.`) : '',
      `Each service says how long it takes: ${link(page)}.`,
    );
  },
};

/** The case study whose client is described with a word of the question, e.g. "hotel". */
function closestStudy({ base, stems }: Ask): CaseStudy | undefined {
  const asked = new Set(stems);
  const tooCommon = new Set(stemsOf('a an in of the and under one near people company three firm private'));
  return base.caseStudies.find(({ client }) =>
    stemsOf(client).some((word) => !tooCommon.has(word) && !/^\d+$/.test(word) && asked.has(word)),
  );
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
