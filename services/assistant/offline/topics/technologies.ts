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
api
apis
are you able to connect salesforce and xero
are you an aws partner
are you integrated with slack
are you microsoft partners
can it connect with our crm
can it run on our own servers
can we host it ourselves
can you connect to our crm
can you connect to our old accounting programme
can you hook it into our erp
can you integrate with odoo
can you run with legacy systems
can you sync our crm with kubernetes
compatible with quickbooks
could you link claude to gpt
could your solution sync to power automate
do it be compatible to shopify
do u interface to softone
do u use openai
do you code in python
do you independent of a supplier
do you know opera pms
do you offer aws
do you support hubspot
do you tied to
do you use open source models
do you using
do you work with sap
do your software cooperate with our pms
does it integrate with sap
does it link into our database
does it plug in with power bi
does it run with a system without api
does it sync with sage
does it talk into gpt
does it work with our microsoft 365
does that integrate with salesforce
does u talk to our accounting software
experience with google workspace
frameworks
gemini
integrates with make
integration with dynamics 365
integrations
is azure supported
is it based on chatgpt
is it compatible with the software we have
jira
know excel
know our existing systems
llama or excel
local llm
low code
n8n
no code
on premise
open source
our company runs on xero
our phone system
our system is wordpress
platforms
private cloud
programming languages
python or java
react
self hosted
software
something about your tech
teams
tech stack
technical details
technologies
technology
tell me about the tech
tool set
toolbox
tools you use
vendor neutral
vendors
we run on zapier
we use google workspace is that a problem
we use llama will your stuff work
we use odoo does your software work with it
we use xero is that ok
what are the technology behind it
what are your tools
what do you build your voice agents with
what is it built with
what is your technology stack
what llms do you support
what software do you build with
which ai models do you use
which are your bots made on
which are your solutions programmed in
which cloud providers
which is it written on
which is the tools of choice
which language models do you know
will it be familiar with zapier
will it plug into outlook
works with azure
you a power bi expert
you an certified partner
`,
};
