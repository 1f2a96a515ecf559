import { caseLink, casesPage, closestStudy, noCasesAnswer } from '../answerParts.ts';
import { localAnswer } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'case-results',
  within: 'case-studies',
  answer: (ask) => {
    const { base } = ask;
    const page = casesPage(base);
    if (!page) return noCasesAnswer(base);
    const study = closestStudy(ask);
    return localAnswer(
      [page],
      ...(study
        ? [
            `${caseLink(study)}. ${study.client}. It took ${study.duration}:`,
            study.figures.map(({ value, label }) => `- **${value}** ${label}`).join('\n'),
          ]
        : [
            'The results of each case, in figures:',
            base.caseStudies.map((each) => `- ${caseLink(each)}`).join('\n'),
          ]),
    );
  },
  examples: `
what results did you get at the other clinic; what did it save; what did that save; what did they save;
what came of it at the hotel; what were the results at the accounting firm; how many hours did it save;
which result did the clinic get; what was the result for them; how did it work out for the wholesaler;
what happened with the estate agency; how long did that project take; what did that client get out of it;
results of that case; what did you achieve for the logistics company;
what results did you get for other clients
`,
};
