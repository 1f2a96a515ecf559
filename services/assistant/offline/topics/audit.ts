import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'audit',
  answer: ({ base }) => {
    const page = pageAt(base, '/ai-audit');
    const description = base.pages.find(({ path }) => path === page.path)?.description ?? '';
    return localAnswer(
      [page],
      `${description} It says where AI would pay for itself in your business, in what order, and how hard each step is.`,
      `Start here: ${markdownLink(page)}. There is a sample to look at first.`,
    );
  },
  examples: `
a check of how ready we are for ai; ai assessment; ai audit; ai check; ai readiness; ai readiness check;
ai readiness score; ai readiness test; am i ready for ai; are we ready for ai;
assess our company please; assess us; audit; audit my company; audit report; audit results; audti;
business analysis; business audit; can i do the audit now; can i get an ai readiness test;
can i get an evaluation of our processes for free; can i print the audit report; can you assess our business;
can you check which of our tasks could be automated; can you examine my company and tell us what to automate;
can you look at our firm; can you review my company; check what we could automate;
could you analyse our business; could you check our company; do i have to pay for the audit;
do i need to register for the report; do i need to sign up for the report;
do you offer a business check; do you offer a free audit; do you offer free assessments; dorean elegxos;
eight questions three minutes; evaluate our company; evaluation; find out what my company can improve;
free ai business audit; free analysis; free assessment; free audit; get an audit; how do i begin a report;
how do i get my free report; how do i get the free audit; how does the audit work;
how does the free assessment work; how long does filling in the audit take;
how long does the audit take to fill in; how many questions;
i need my report; i saw something about a free report how do i get it;
i want the free audit; i want to do the audit; i would like an assessment of my business;
is the audit confidential and what do you do with my answers; is the audit free;
is the report written by ai; is there any report;
is your assessment made by a person; make me a report about my company; pdf of the report; previous audits;
questionnaire; quiz; sample report; save the audit as pdf; scan our ai maturity; share the audit; start audit;
start my audit; survey; tell me about the assessment; tell me where ai would pay off in my company;
tell me which we could automate; test for where we stand with ai; what do i get from the business audit;
what do i get out of the ai audit; what do you ask in the audit; what does the audit include;
what does the report contain; what happens after i finish the form; what happens when i send the form;
what happens with my answers in the audit; what happens with the audit form; what is an ai audit exactly;
what is in from your free report; what is in the report of the audit; what is the audit;
what is the free ai business audit; what questions are in the audit form; what will i learn your report;
whats the ai audit; where can i find the free assessment; where do i find the audit form; where is the audit;
who reads the audit;
who sees the audit; what do i get from the audit;
what is in the report; what does the audit ask; who reads my audit answers;
can i see a sample report; show me an example report; where do i start the audit;
do i have to register for the audit; is there a test for my company; check our company for ai;
analyse my business; where could ai help us; find out where ai pays; free check; free evaluation;
do you check a company for free; what is the ai audit; tell me about the audit; the free report;
how do i know if we are ready for ai; how ready is my company for ai; is my business ready for ai;
are we ready for automation; which one do i need; which one should i take; which one is right for me;
which one fits us; which one is best for us; what do i need; how do i know which one i need;
what would you recommend; what do you recommend for us;
is there something i can try; can i try it first; can i try something for free; can i test it; a free try;
is there a trial version;
how do you identify where ai helps; how do you find out which processes to automate;
how do you find the areas that benefit most; which areas of my business could benefit from ai;
where would automation have the most impact; can you identify automation opportunities;
how do you assess our business; do you analyse our workflows;
what do i get at the end of the audit; what i get at the end; what do i get from it;
what do we get at the end; do you do an assessment
`,
};
