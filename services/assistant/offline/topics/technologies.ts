import { capitalise } from '../../../capitalise.ts';
import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import { normalise } from '../normalise.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'technologies',
  answer: ({ base, words }) => {
    const services = pageAt(base, '/services');
    const isOffered = base.offerings.some(({ id }) => id === 'enterprise-it-strategy');
    const page = isOffered ? pageAt(base, '/enterprise-it-strategy') : services;
    const text = ` ${words.join(' ')} `;
    const named = base.technologies
      .flatMap(({ items }) => items)
      .find((item) => {
        const name = normalise(item);
        return (
          !commonWords.has(name) && (text.includes(` ${name} `) || text.includes(` ${firstName(name)} `))
        );
      });
    const connects =
      'we connect to the programs you have, through their interface (API), their database or their files, and nothing has to be replaced. Whether that works with yours is checked before the price is fixed.';
    const more = `${isOffered ? 'How we choose' : 'More'}: ${markdownLink(page)}.`;
    const pages = isOffered ? [page, services] : [services];
    if (named)
      return localAnswer(
        pages,
        `Yes, ${named} is among what we work with most. In general ${connects}`,
        more,
      );
    if (asksYesOrNo.test(text) && !/^ (?:and |so )?(?:what|which|how|who|where)\b/.test(text))
      return words.some((word) => general.has(word))
        ? localAnswer(pages, `Yes: ${connects}`, more)
        : localAnswer(
            pages,
            `That one is not named on this site, so I can say neither yes nor no. A person can: ring **${base.contact.phone}**. In general ${connects}`,
            more,
          );
    return localAnswer(
      pages,
      `${capitalise(connects)} We build most often with:`,
      base.technologies.map(({ name, items }) => `- **${name}**: ${someOf(items)}`).join('\n'),
      `All of them: ${markdownLink(pageAt(base, '/about'))}. ${more}`,
    );
  },
  examples: `
does our old program have to be replaced; we use an old program does it have to be replaced; do i have to change my phone contract; must i change my phone company; do we need new programs; must we change our software;
api; apis; are you a certified partner; are you an aws partner; are you familiar with sage;
are you microsoft partners; can it connect with our crm;
can u connect to wordpress; can you connect to our crm; can you connect to our old accounting programme;
can you do our crm; can you have experience with openai; can you hook into our sap;
can you integrate with odoo; can you integrate with our existing systems; can you integrate with shopify;
can you link it into our pms;
can you offer our phone system; can you run with legacy systems; can you sync make with teams;
can you talk with our erp; compatible with quickbooks; could you link power automate to our erp;
could your solution cooperate to shopify; do the system interface with kubernetes; do u interface to softone;
do u use openai; do you code in python; do you do sage;
do you independent of a supplier; do you offer aws; do you support hubspot; do you support odoo;
do you use aws or azure; do you use chatgpt; do you use claude;
do you use gemini or chatgpt; do you use n8n or zapier; do you use open source models;
do you use proprietary software; do you work with microsoft; do you work with microsoft stuff;
do you work with open source; do you work with power automate; do you work with salesforce;
do you work with sap; does it connect to xero; does it integrate with sap; does it link to make;
does it work with our microsoft 365; does it work with xero; does that integrate with salesforce; frameworks;
gemini; integration with dynamics 365; integration with sap; integrations; is it based on chatgpt;
llama or excel; low code; microsoft 365; n8n; no code; open source; our company runs on xero;
programming languages; python or java; react; react or angular; software; something about the tech; teams;
tech; tech stack; technical details; technologies; technology; tell me about the tech;
tell me about the technology; tell me about your tools; tool set; toolbox; tools; tools you use; vendors;
we run jira; we run sap can you work with it; we use google workspace is that a problem;
we work with azure will your stuff work; what ai models do you use; what are your bots programmed with;
what are your solutions made on; what are your technology behind it; what are your tools;
what do you build your voice agents with; what is it built with; what is it made with; what is it written in;
what is the tools of choice; what is your stack; what is your tech stack; what is your technology stack;
what llms do you support; what platforms do you work on; what software do you build with;
what software do you use; what systems do you know; what tech do you support; what technologies do you use;
what technology do you use; what tools; what tools do you use; which ai do you use in your products;
which ai models do you use; which are your bots developed in; which are your bots made on; which cloud;
which cloud do you use; which cloud providers; which database; which language models are you using; which llm;
which llm do you use; which technologies do you use; which tools; which tools do you use;
which tools do you work with; which vendor; will it plug into outlook; you a power bi expert;
you a teams expert; zapier; which systems can you connect; what kind of systems do you work with;
which software do you work with; can you connect to our software; does it integrate with our crm;
can you integrate with our erp; which platforms do you use; which models do you use;
what kinds of ai do you use; do you work with our existing tools; does it work with sap;
does it work with outlook; do you have an api; what if our software has no api; our software has no interface;
can you connect to old software; do we need to replace our systems; do we have to replace our software;
do we need to change our systems; do i need to change my software; do i have to change my programs; does it work with what we have; can we keep our software;
will it work with our current systems; how does it integrate with our systems;
how do agents integrate with existing systems; can it connect to our existing systems;
can it connect to my software; can you integrate with our tools; can you integrate it with our crm and erp;
does it connect to our calendar; which kinds of ai do you use; what ai models do you work with;
which platforms can you build on; what platforms do you build on;
we use sap; we work with sap is that a problem; we use odoo; we use quickbooks can you work with that;
our software is called softone; our crm is pipedrive; our shop runs on woocommerce; we use google workspace;
we use microsoft dynamics is that all right; is our old software a problem; do you know our erp;
can you connect it to our software; can it read from our calendar; can it write to our database;
can you use the technology that we prefer; can you build it in our preferred language; we want it built with python;
do we get to choose the technology; can you use our own tools and database; does it integrate with the tools we have;
how does it connect to my existing tools; do we need a crm first; do we need a new crm; does it work without a crm;
does it work with our accounting program; can you integrate with outlook;
will it work with google workspace; can it read from our database; do we need to change our software;
does it plug into our phone system; which ai models do you work with;
which stack do you build on; which technology stack is it; do you use your own model;
do you train your own models; is it your own ai; do you build on top of openai;
do you use ready made models; do you use existing models; whose models do you use; is it built on chatgpt;
does it work on a mac; does it work with apple; do you support apple computers; does it work on windows;
does it run on linux; does it work with my crm; does the agent work with our crm;
does the bot work with our software; will ai work with our system; can it work with the programs we have;
does it fit with our software; can you link the shop with the accounts; can you connect two programs;
can you connect our shop to the bookkeeping; can it talk to our booking system;
can you work with our website builder; which crm systems do you know;
which accounting programs can you connect; do you work with google sheets; can it use excel;
will we have to buy new software; must we switch systems; do we need special software;
which cloud do you recommend; which cloud is the right one; can your ai integrate with existing software;
can ai solutions integrate with our systems; which tools does the automation integrate with;
what integrations do you support; which platforms do you integrate with; do you replace existing tools;
do you use our existing tools; can we keep our existing tools; can the agent connect to our database;
can my website connect to the agent; which platform powers the voice agent;
which technology powers the chatbot; what models power your solutions; do you build custom integrations;
is it compatible with our infrastructure; which kind of ai do you use; what sort of ai is it;
what types of models do you use; which types of ai do you work with;
which computers does it run on; does it work with our computers; is it made for apple or for windows;
does it run on any computer
`,
};

/** Maximum number of products named of each kind. */
const mostNamed = 2;
const someOf = (items: readonly string[]) =>
  items.length > mostNamed + 1 ? `${items.slice(0, mostNamed).join(', ')} and others` : items.join(', ');

/** Matches a question that expects yes or no. */
const asksYesOrNo =
  / (?:do|does|can|could|will|is|are) (?:you|it|that|this|they|the|your|u) |^ (?:and|or|what about|with) (?:with )?\S+ (?:\S+ )?$/;
/** Words for programs in general. */
const general = new Set(
  'system systems software program programs programme tool tools erp crm pms api existing calendar database email source code models model technology technologies suppliers proprietary website phone excel'.split(
    ' ',
  ),
);
/** Words of product names that also occur in ordinary questions. */
const commonWords = new Set('make google microsoft amazon azure power whatsapp one llama'.split(' '));
/** First word of a product name, unless it is in `commonWords`. */
const firstName = (name: string) => {
  const [first = ''] = name.split(' ');
  return commonWords.has(first) ? name : first;
};
