import { closestStudy, parentOf } from '../answerParts.ts';
import { answerOf, link, pageAt, plain } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'case-studies',
  answer: (ask) => {
    const { base, subject } = ask;
    const page = pageAt(base, '/case-studies');
    const service = subject && parentOf(base, subject);
    const study = service
      ? base.caseStudies.find(({ slug }) => slug === service.caseStudy)
      : (closestStudy(ask) ?? base.caseStudies[0]);
    return answerOf(
      [page],
      `There are ${base.caseStudies.length}, without names on purpose, and each says what went wrong.`,
      study ? `For example **${plain(study.title)}**: ${study.client}. ${study.summary}` : '',
      `All of them: ${link(page)}.`,
    );
  },
  examples: `
a customer story from a hotel; any case study about clinics; any customers in shipping;
any experience with startups; any gyms as clients; any proof that it works; any testimonials;
are there case studies for e commerce companies; are there references i can see; best project;
biggest project; can i see some of your work; can i speak to one of your customer;
can i speak with an existing customer; can u show some examples; can you name a client;
can you share some case studies; can you show me a similar project you have done; case studies;
case study about the garages; case study for hotels; client list; client references;
clinic nicosia missed calls story; concrete example; could you give me things you have built;
cse studies; describe a failure; describe one first project results; did you ever done it for banks;
did you ever worked on such a thing before; did you made anything in our industry;
do you have any examples of voice agents; do you have any success stories from hotels;
do you have customers i can call for retailers; do you have experience with estate agents;
do you have references; do you have testimonials i can read; evidence of earlier work;
example in a non profit; example in the pharmacy; examples; examples of past projects; examples please;
food wholesaler larnaca; have u done anything for a clinic before;
have you already made a project like this; have you automated a clinic before;
have you done something like this before; have you done something similar; have you done this for others;
have you got an example from insurance; have you worked with logistics companies;
i would like to see some references before i call; may i talk to a happy customer;
may i talk with a former client; most interesting project; paradigmata; past work; pelates sas;
please send me a few customer stories; portfolio; practical cases of ai; previous clients;
previous projects; project in the dentists; projects you are proud of; proof of what you can do;
real life examples of savings; real world results of ai; referees; reference about a law firm;
reference in universities; references; refs please; show me a project in healthcare; show me examples;
show me something you built; show me what you built; show me your work; story about football club;
story for a factory; story in charity; story in shops; success stories;
tell me about a project that went well; tell me about a project that went wrong; testimonials;
the architect case; the courier story; the doctor in limassol; the hotel group in paphos;
the marketing agency in paphos project; the municipality story; the restaurant story; the retailer case;
the security company in larnaca; the startup example; the travel agency case; the winery in nicosia;
track record examples; use cases; what about your typical client; what did not work in your projects;
what did you build for the insurance broker; what did you make for a bank; what failed;
what have you achieve for government; what have you delivered so far; what have you do for bakeries;
what have you done for other companies; what have you done so far; what projects have you done;
what was the result for the clinic; what were the results for your clients; what work did you finished;
what work have you completed for doctors; which companies are help; which projects did you realised;
which projects failed and why; who are your clients; who are your customers; who did you helped;
who else uses your services; who has used your services; who have you done this for already;
who have you work with in the past; who have you worked for; who uses your stuff; who vouches for you;
whom may i call as a reference; worst project; your accounting firm story; your bakery story;
your hospital case; your mistakes; your portfolio; your printing company example;
your university case study
`,
};
