import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'technologies',
  answer: ({ base }) => {
    const page = pageAt(base, '/enterprise-it-strategy');
    return answerOf(
      [page, pageAt(base, '/services')],
      'Whatever fits what you already have. Most often:',
      base.technologies.map(({ name, items }) => `- **${name}**: ${items.join(', ')}`).join('\n'),
      `How we choose: ${link(page)}.`,
    );
  },
  examples: `
api; apis; are you able to connect salesforce and xero; are you familiar with our pms;
are you integrated with slack; are you microsoft partners; can it connect with our crm;
can it run on our own servers; can it run with our current tools; can we host it ourselves;
can you connect to our crm; can you connect to our old accounting programme; can you hook into our sap;
can you hook it into power bi; can you integrate with our existing systems;
can you integrate with shopify; can you run with legacy systems; compatible with quickbooks;
could you link our erp and power automate; could your solution cooperate to shopify;
do u interface to softone; do u use openai; do you code in python; do you independent of a supplier;
do you know kubernetes; do you know opera pms; do you offer aws; do you support hubspot;
do you support odoo; do you tied to; do you use aws or azure; do you use claude;
do you use gemini or chatgpt; do you use n8n or zapier; do you use open source models; do you using;
do you using proprietary software; do you work with microsoft stuff; do you work with open source;
do you work with sap; do your bot connect to softone; does it integrate with sap; does it link to make;
does it run with a system without api; does it sync with sage; does it talk into gpt;
does it work with our microsoft 365; does it work with xero; does that integrate with salesforce;
does you sync to our erp; experience with outlook; frameworks; gemini; integrates with make;
integration with dynamics 365; integrations; is azure supported; is it based on chatgpt;
is it compatible with the software we have; jira; know excel; llama partner; local llm; low code; n8n;
no code; on premise; our accounting software integration; our company runs on n8n will your stuff work;
our phone system; our system is wordpress; platforms; private cloud; programming languages;
python or java; react; react or angular; self hosted; software; something about your tech; teams;
tech stack; technical details; technolgies; technologies; technology; tecnologies;
tell me about the tech; tool set; toolbox; tools you use; vendor neutral; vendors; we run jira;
we use google workspace is that a problem; we use odoo does your software work with it;
we use xero is that ok; what are the technology behind it; what are your bots made in;
what are your tools; what do you build your voice agents with; what is it built with;
what is your software developed on; what is your stack; what is your technology stack;
what llms are behind your solutions; what platforms do you work on; what software do you build with;
what technologies do you use; what technology do you use; which ai do you use in your products;
which ai models do you use; which are your bots programmed in; which cloud providers; which database;
which is it written on; which is the tools of choice; which llm do you use; which model;
which programming language; which tools do you use; will it be integrated with zapier;
will it plug into outlook; works with azure; you a power bi expert; you an certified partner;
you an sage expert; zapier
`,
};
