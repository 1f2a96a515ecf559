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
a check of how ready we are for ai; a score on our ai maturity; adit form; ai assessment; ai audit;
ai readiness check; am i ready for ai; an scan where we stand with ai;
analyse where my company can improve; are your assessment serious; are your audit useful;
assess our company please; assess us; auddit; audit link; audit my company; audit report; audit results;
audti; business audit; can i do the audit now; can i get an ai readiness test;
can i get an evaluation of our processes for free; can i print the audit report;
can you assess our business; can you audit our situation;
can you check where my business could use ai for free;
can you check which of our tasks could be automated;
can you evaluate my company and tell us what to automate; can you look at our firm;
could you review my processes; do i have to pay for the audit; do i need to give my email for the audit;
do i need to sign up for the audit; do you offer a free audit; do you offer free assessments;
dorean elegxos; download the audit; eight questions three minutes; evaluate our company; evaluation;
explain this free ai audit exactly; find out what we could automate; free analysis; free assessment;
get an audit; give me an free audit; how do i get the free audit; how do i request your free audit;
how does the audit work; how does this ai audit about; how long does filling in the audit take;
how long does the audit take to fill in; how many questions has the audit; how much are the audit;
i read about a free audit how does it work; i saw something about a free report how do i get it;
i want to do the audit; i would like an assessment of my business; id like my report;
is the ai business audit really for free; is the audit anonymous; is the audit automatic;
is the audit binding; is the audit confidential and what do you do with my answers;
is there a catch with the free audit; is there do any free audits; is there have an potential analysis;
is your assessment made by a person; is your report written by ai; make me a report about my company;
please make to take the free report; previous audits; quiz; run the audit; sample report;
save the audit as pdf; share the audit; start audit; start my audit; survey;
tell me about the assessment; tell me where ai would pay off in my company;
test if ai makes sense for my business; the score for our ai maturity; ti ine to audit;
what do i get from the business audit; what do i get out of the ai audit; what do you ask in the audit;
what does it say from your audit; what does the audit include; what does the report contain;
what happens after i finish the form; what happens when i send the questionnaire;
what happens when i submit the form; what happens with my answers in the audit;
what is in the report of the audit; what questions are in the audit form; what will i learn your report;
whats the ai audit; where can i order a audit; where do i find the audit form;
which comes out of in your report; who reads the audit; who register for the audit; who sees my audit;
would you examine our company for free; your scan our ai readiness
`,
};
