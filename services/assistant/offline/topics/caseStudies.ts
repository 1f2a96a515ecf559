import {
  casesPage,
  lowerFirst,
  namesTrade,
  noCasesAnswer,
  parentOf,
  studyOfTask,
  studyOfTrade,
  tradeOf,
} from '../answerParts.ts';
import { escapeMarkdown, joinWithAnd, localAnswer, markdownLink } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'case-studies',
  answer: (ask) => {
    const { base, subject } = ask;
    const page = casesPage(base);
    if (!page) return noCasesAnswer(base);
    const service = subject && parentOf(base, subject);
    const ofService = service && base.caseStudies.find(({ slug }) => slug === service.caseStudy);
    const ofTrade = ofService ?? studyOfTrade(ask);
    const ofTask = ofTrade ?? studyOfTask(ask);
    const study = ofTask ?? base.caseStudies[0];
    const isMissing = !ofTrade && !service && namesTrade(ask.words.join(' '));
    const clients = base.caseStudies.map((each) => lowerFirst(tradeOf(each)));
    const none = `No case of that trade is written here, only of these clients: ${joinWithAnd(clients)}.`;
    const told = study ? `**${escapeMarkdown(study.title)}**. ${study.client}. ${study.summary}` : '';
    return localAnswer(
      [page],
      isMissing ? none : `One of our ${base.caseStudies.length} cases: ${told}`,
      isMissing && ofTask ? `The nearest by its task: ${told}` : '',
      `The cases are without names on purpose, and each says what went wrong. All of them: ${markdownLink(page)}.`,
    );
  },
  examples: `
do you have references for a construction company; did you work with a school before; any example of a law firm;
do you have a case from a farm; case for a vet; example for a clothes shop; example of a restaurant please;
have you done gyms; references from bakeries;
a customer story from a hotel; any bakery clients; any case study about clinics; any customers in shipping;
any proof that it works; any success stories; any testimonials; can i see some of your work;
can i see your portfolio; can i speak to a former customer; can i speak with an existing customer;
can i talk to a happy client; can i talk to one of your customer; can u show some examples;
can you name a client; can you name anyone; can you share some case studies; can you share your your work;
case studies; case study; case study for hotels; client list; client references; client reviews; clients;
clinic ourcity missed calls story; concrete example; could you show your projects you have done; customers;
describe a best project; describe a failure; describe your typical client;
did you ever delivered this for a travel agency; did you ever done it for banks;
did you made anything in our industry; did you work with hotels already;
do you have any examples of voice agents; do you have customers i can call for retailers;
do you have examples; do you have examples for fintech; do you have experience with garages before;
do you have reference customers for accountants; do you have references i can call;
do you have testimonials; do you have testimonials i can read; do you have work with a doctor before;
evidence of earlier work; evidence of your work; example; example in a non profit; example in supermarkets;
example in the pharmacy; examples; examples of past projects; examples of what you can do; examples please;
have u done anything for a clinic before; have you automated a clinic before;
have you done something similar; have you done this for others;
have you ever worked on this for universities; have you experience with farmers before;
have you got customers i can call; have you worked for government before;
i would like to see some references before i call; list a few examples; paradigmata; past work; pelates sas;
please give me your examples; portfolio; practical cases of ai; previous clients; previous projects;
previous work; project in a shops; project in logistics; projects; projects you are proud of;
proof of previous success; proof of your work; proof that you have done this before;
real life examples of savings; real results; real world results of ai; reference in hospitals; refs please;
send me previous work; show me a project in healthcare; show me examples; show me examples of your work;
show me something you built; show me the first project results; show me what you built;
show me your favourite project; show me your work; similar projects; something you built;
story about football club; story for a factory; story in charity; success stories;
tell me about a project that went well; tell me about a project that went wrong;
tell me about your biggest project; testimonials; the architect case; the bank case; the courier story;
the doctor in town; the marketing agency in ourcity project; the municipality story;
the pharmacy in ourcity; the restaurant story; the security company in town; the travel agency case;
the university in the capital; the winery in ourcity; use cases; what about one last project;
what about the recent project; what did not work in your projects; what did you achieve for law firms;
what did you achieve for others; what did you build for the insurance broker;
what did you built for a property developer; what failed; what have you built before;
what have you delivered so far; what have you do for companies like ours; what have you do for dentists;
what have you done for hotels; what have you done for other companies; what have you done so far;
what have you make for a bank; what projects have you completed; what projects have you done;
what was the result for the hotel; what was the results for your clients; what work did you finished;
what you built; which companies are help; which companies are worked with;
which companies have you automate; which projects failed and why; which projects have you done;
which work did you do already; who are built for; who are work for; who did you help;
who else uses your services; who has used your services; who have you done this for already;
who have you worked for; who have you worked with; who uses you; who uses your stuff; who vouches for you;
whom may i call as a reference; your bakery story; your clients; your customers; your garage project;
your mistakes; your portfolio; your projects; your retailer story; your work;
have you done this for a company like ours; have you built something like this before;
did you do this for others; do you have experience with our industry;
have you worked with companies of our size; show me work; can we see your work;
do you have examples in production; what have you automated for others; what did you do for other companies;
tell me about a project; a success story; who has used it; has it worked for anyone; real examples;
do you have proof that it works; what did your clients get; show me a client example;
do you have a portfolio; examples of your automations at clients; what did you do for a hotel;
what did you do for a clinic; have you done it for a company of my size;
has it been live at a company like mine; is it in production anywhere; what kind of work have you done;
have you done this in production; have you shipped this at a company like mine;
is it used by real companies; can i see something you have made; can you show me something you built;
what have you built; what projects did you do; do you have case studies; show me; show me one; show me some;
show me an example; give me an example; an example please; can i see an example; and an example;
do you have an example;
did you do it for somebody; have you done it before;
what have you done for others; what did you build for a clinic; a project like ours;
examples of your projects; show me a project; do you have case studies in our industry;
have you delivered similar projects; can you share examples of previous work; do you have success stories;
have you worked on similar projects
`,
};
