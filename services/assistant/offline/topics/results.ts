import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'results',
  answer: ({ base }) => {
    const { clients, projectsCompleted, successRate, clientSatisfaction } = base.company.stats;
    const page = pageAt(base, '/case-studies');
    return answerOf(
      [page],
      `**${clients}** clients, **${projectsCompleted}** projects completed, a success rate of **${successRate}** and client satisfaction of **${clientSatisfaction}**.`,
      `What is behind the figures: ${link(page)}.`,
    );
  },
  examples: `
156; 4 9; 87; 92; achievements; amount of clients; any hard numbers; any proof that prove;
are the clients happy with your work; are you proven; are your clients satisfied;
are your customers happy; average rating; awards; can you guarantee results;
can you guarantee the result; client satisfaction; count of clients; customer ratings;
did all your projects work out; did the projects fail; did your projects always succeed;
do customers like you; do you have any figures that prove you are good; do your projects succeed;
do your projects usually succeed; do your projects work; does it really work; does this actually work;
evidence that it works; give me evidence of your success; google reviews; hard facts;
how do clients think of you; how high is the failure rate; how many clients do you have;
how many clients do you have and are they happy; how many clients have you had; how many clients so far;
how many companies already use you; how many companies trust you; how many completed projects;
how many customers have you worked with; how many projects failed; how many projects have you completed;
how many projects have you done; how many projects went well;
how many satisfied customers use your services; how often do you fail;
how satisfied are customers with you; how successful are your projects; impact; key figures;
number of customers; number of projects; outcomes; posous pelates ehete; proof; rating; reslts; resluts;
reviews; show me data on your results; show me numbers; some numbers; statistics;
statistics about the company; stats; success stories in figures; track record; were your clients pleased;
what came out of it; what did they gain; what do people say about you; what has been achieved;
what have your customers gained; what is ur success rate; what is your satisfaction score;
what is your success rate; what percentage of the projects were a success; what results do you get;
what share of the projects went wrong; what was achieved; whats your success rate;
which results did you achieve; you reliable; you successful; you trustworthy; your results
`,
};
