import { parentOf, closestStudy } from '../answerParts.ts';
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
a customer story from a hotel
any case study about clinics
any customers in shipping
any proof that it works
any success stories
are there case studies for e commerce companies
are there references i can see
best project
biggest project
can i see some of your work
can i speak to one of your customer
can i speak with an existing customer
can u show some examples
can you name a client
can you show me a similar project you have done
case studies
case study about the garages
case study for hotels
client list
clinic nicosia missed calls story
concrete example of ai
could you present any things you have built
could you share any examples
describe a failure
describe one first project results
did you do this before
did you ever delivered it in our industry
do you have examples
do you have experience with estate agents
do you have testimonials i can read
evidence of earlier work
example in a non profit
example in the pharmacy
examples please
food wholesaler larnaca
give me an example
have u done anything for a clinic before
have you already made it before
have you automated a clinic before
have you ever made anything like this
have you ever worked on such a thing similar
have you got an example from insurance
i would like to see some references before i call
may i talk to a happy customer
may i talk with a former client
past work
pelates sas
please send me a few customer stories
practical cases of ai
previous clients
project in logistics
projects
projects you are proud of
proof of what you can do
real life examples of savings
real world results of ai
referees
reference about a law firm
reference in universities
references
refs please
show me something you built
show me what you built
show me your favourite project
story about football club
story in charity
story in shops
tell me about a project that went wrong
testimonials
the architect case
the courier story
the doctor in limassol
the hotel group in paphos
the municipality in larnaca story
the security company in larnaca
the travel agency case
the winery in nicosia
use cases
what about your typical client
what did not work in your projects
what did you achieve for others
what did you build for the insurance broker
what did you make for a bank
what have you do for dentists
what have you done for other companies
what have you done so far
what projects did you finished
what projects have you done
what was the result for the clinic
what were the results for your clients
what work did you realised in the past
what work have you completed for doctors
which companies are help
which projects failed and why
who are your clients
who are your customers
who did you helped
who did you work with
who else uses your services
who has used your services
who have you done this for already
who have you worked for
whom may i call as a reference
worked with startups before
your portfolio
your university case study
`,
};
