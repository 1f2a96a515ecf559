import { caseLink, casesPage, closestStudy, noCasesAnswer } from '../answerParts.ts';
import { localAnswer, markdownLink } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'setbacks',
  within: 'case-studies',
  answer: (ask) => {
    const { base } = ask;
    const page = casesPage(base);
    if (!page) return noCasesAnswer(base);
    const study = closestStudy(ask);
    const [example] = study ? [study] : base.caseStudies;
    return localAnswer(
      [page],
      study
        ? ''
        : `Yes. ${base.company.stats.successRate} of our projects moved their number as far as promised, so some did not, and each case says what did not work.`,
      example ? `${study ? '' : 'For example, '}${caseLink(example)}: ${example.setback}` : '',
      `All of them: ${markdownLink(page)}.`,
    );
  },
  examples: `
has any project of yours failed; has a project gone wrong; what went wrong; what did not work;
which projects failed; what was your biggest failure; did a project ever fail; what problems did you have;
what were the difficulties; any failures; have you ever failed; tell me about a failure;
what did you learn from mistakes; what didnt work in the invoice project; what did not work in that one;
what went wrong at the clinic; what went wrong there; where did it go wrong;
has something of yours ever gone wrong; has a project of yours gone wrong; have any of your projects failed;
has a project of yours failed; how often do projects fail; what went wrong in your projects;
which project did not work; do you have projects that failed;
an example where it failed; is there one where it did not work; tell me about one that failed;
and an example that went badly; a project that did not work out
`,
};
