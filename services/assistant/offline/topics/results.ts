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
156
4 9
87
92
achievements
amount of customers
any hard numbers
any proof that you are good
are the clients happy with your work
are you successful
are your clients satisfied
are your customers happy
average rating
awards
can you guarantee results
can you guarantee the result
client satisfaction
count of clients
customer ratings
did the projects fail
did your projects always succeed
do all your projects succeed
do the projects work out
do your projects work
does any of this work
does it work in practice
evidence that it works
facts and figures
give me evidence of your success
hard facts
how do clients think of you
how high is the rating
how many clients do you have
how many clients have you had
how many companies already use you
how many companies trust you
how many customers have you worked with
how many projects failed
how many projects have you done
how many projects went well
how many satisfied customers use your services
how often do you fail
how satisfied are customers with you
impact
key numbers
number of projects
outcomes
posous pelates ehete
projects completed
proof
reslts
resluts
reviews
show me data on your results
show me figures that prove
statistics
statistics about the company
stats
success stories in figures
track record
were your clients pleased
what came out of it
what did they gain
what do people say about you
what have your customers gained
what is your satisfaction score
what is your success rate
what percentage of the projects were a success
what results do you get
what share of the projects went wrong
what was achieved
whats your failure rate
which results did you achieve
you proven
you really good
you reliable
you trustworthy
your results
`,
};
