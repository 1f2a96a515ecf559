import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'audit',
  answer: ({ base }) => {
    const page = pageAt(base, '/ai-audit');
    const description = base.pages.find(({ path }) => path === page.path)?.description ?? '';
    return answerOf(
      [page],
      `${description} It says where AI would pay for itself in your business, in what order, and how hard each step is.`,
      `Start here: ${link(page)}. There is a sample to look at first.`,
    );
  },
  examples: `
a check of how ready we are for ai
a score on our ai maturity
ai readiness check
am i ready for ai
an scan where we stand with ai
analyse my business
analyse where my company can improve
are the audit anonymous
are your assessment serious
are your audit useful
assess our company please
auddit
audit link
audit report
audti
business check
can i do the audit now
can i get an ai readiness test
can you assess our business
can you audit our situation
can you check which of our tasks could be automated
check what we could automate
could you examine our firm for free
could you review my processes
do i have to pay for the audit
do i need to give my email for the audit
do i need to sign up for the audit
do you offer free assessments
dorean elegxos
eight questions three minutes
evaluate our company
explain an free ai audit about
explain this ai business audit exactly
find out what ai would pay off in my company for free
free analysis
free assessment
get an audit
how do i get the free audit
how long does filling in the audit take
how long does the audit take to fill in
how many questions has the audit
how much has the assessment have
i read about a free audit how does it work
i saw something about a free report how do i get it
i want to do the audit
i would like an assessment of my business
id like the report
is the ai audit really free
is the audit confidential and what do you do with my answers
is there do any free audits
is there have any evaluation
is there offer a potential analysis
is your report written by ai
make me a report about my company
please make to take the free report
quiz
save the audit as pdf
share the audit
start my audit
survey
tell me about the assessment
tell me about this audit work
test if ai makes sense for my business
the score for our ai maturity
ti ine to audit
what does it contain from the audit
what does it say from your audit
what happens after i finish the form
what happens after in your free report
what happens when i send the questionnaire
what happens when i submit the form
what is the audit
what questions are in the audit form
what will i learn your report
whats the ai audit
where can i order a audit
where do i find the audit form
which comes out of your audit form
who reads the report
who register for the audit
who sees the audit
would you look at our processes and tell us what to automate
your scan our ai readiness
`,
};
