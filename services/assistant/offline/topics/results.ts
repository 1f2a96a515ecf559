import { casesPage } from '../answerParts.ts';
import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'results',
  answer: ({ base }) => {
    const { clients, projectsCompleted, successRate, clientSatisfaction } = base.company.stats;
    const page = casesPage(base) ?? pageAt(base, '/about');
    return localAnswer(
      [page],
      `**${clients}** clients, **${projectsCompleted}** projects completed, a success rate of **${successRate}** and client satisfaction of **${clientSatisfaction}**.`,
      `What is behind the figures: ${markdownLink(page)}.`,
    );
  },
  examples: `
156; 4 9; 87; 92; accomplishments; achievements; amount of projects; any evidence of your work;
any hard numbers; any proof of your success; any reviews; are you reliable; are your clients satisfied;
are your customers happy; awards; client satisfaction; count of clients; customer ratings; customer reviews;
did your projects fail; do all your projects work out; do the projects work; do they work;
do you have any figures that prove you are good; do you have evidence of your work;
do you have happy customers; do you have statistics; do your projects succeed;
do your projects usually succeed; do your projects work; facts and figures; figures;
give me figures about the company; happy customers; how do clients think of you; how good are you;
how good is your company; how happy is your company; how many clients; how many clients do you have;
how many clients have you had; how many clients so far; how many companies already use you;
how many companies trust you; how many completed projects; how many customers do you have;
how many customers have you worked with; how many projects failed; how many projects have you completed;
how many projects have you done; how many projects went well; how reliable are you; how satisfied are clients;
how satisfied are customers with you; how satisfied are people; how satisfied are your clients;
how successful are your projects; impact; key figures; key numbers; measurable results; number of customers;
number of projects; numbers; outcomes; proof; reslts; resluts; results; retention rate; reviews;
show me data about the company; show me data on your results; some numbers; statistics;
statistics about the company; stats; success rate; success stories in figures; track record;
were the clients pleased; what came out of it; what did it achieve; what did they gain;
what do clients say about you; what has been achieved; what have your clients gained;
what have your customers gained; what is the average rating; what is ur success rate;
what is your satisfaction score; what is your success rate; what percentage of your projects failed;
what results do you get; what share of the projects went wrong; what was achieved; whats the rating;
whats your failure rate; whats your success rate; which results can you show; you proven; you really good;
you reliable; you successful; you trustworthy; your numbers; your results; how many of your projects work;
how well do your projects do; do your clients stay; are your clients happy; how satisfied are your customers;
your track record; what is your record; numbers about you;
how often do you succeed;
what results can we expect; what kind of results do your clients see; which results do you get;
what results are typical;
how will we see that it works; how do we see if it helps; do we get reports on the results;
how will i see that the campaign brings something
`,
};
