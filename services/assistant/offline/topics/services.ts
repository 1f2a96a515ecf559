import { serviceLink } from '../answerParts.ts';
import { answerOf, link, listed, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'services',
  answer: ({ base }) => {
    const page = pageAt(base, '/services');
    return answerOf(
      [page],
      `We offer ${listed(base.services.map(serviceLink))}.`,
      `Each is on one line at ${link(page)}. Tell me what slows your team down and I will point to the right one.`,
    );
  },
  examples: `
all services
any more can you do
any other solutions
areas of business
besides ai automation what do you do
can you list the services
capabilities
core services
describe the solutions
do you do anything besides chatbots
explain what services you have
fields of work
full range of what you provide please
give me an overview of your offering
hi i came across your website what do you offer
how can you help my business
how could you help our company
how would you guys help a cafe
how would your company offer a charity
i want to know what you can do for us
i want to see what u sell
id like to know all you are doing
in what fields do you operate
line of work
list everything you sell
our services
present the products
serivces
servces list
servcies
services offered
sevices
show me all the service areas
so what exactly is it that your firm does for a living
specialities
tell me about your services
tell me what your company does
ti ipiresies ehete
ti kanete
wat services do u hav
wat services u have
we lose time how can you help us
what are you best at
what are you selling
what are your solutions
what can i get from you
what can i order here
what can we buy here
what can you do for us
what could you do for a company like ours
what could your firm do for a estate agent
what do u offer
what do you do exactly
what do you lot actually do
what does the company do
what does your agency do
what else do you offer
what is in your portfolio of offerings
what is your business
what kind of stuff do you guys do
what other things do you do
what service do i need
what service should i choose
what sort of services do you deliver
what types of services do you guys give
what you got
whats on the menu service wise
whats your main service
which are the speciality
which do your firm do for companies
which does you people do for businesses
which fields are you active
which is the areas of activity
which problems do you solve
which service is right for me
which services would you recommend for a hotel
which solutions do you provide
your expertise
your products
your service catalogue
`,
};
