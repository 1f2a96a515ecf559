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
all services; any other solutions; areas; areas of business; besides ai automation what do you do;
besides digital presence what do you do; can you list the services; competences; competencies;
core services; could you list everything you do please; could you tell me what services you are offering;
describe the solutions; do you do anything besides chatbots; do you have other services;
explain all the capabilities; explain what your company does; fields of work;
full range of what you provide please; give me a list of everything you do;
give me an overview of your offering; hi i came across your website what do you offer;
how can you help my business; how would you guys help a cafe; how would your company offer a charity;
i want to see what u sell; i would like to know more about your services; id like to know what you do;
in what can you help a company like ours; ipiresies; line of work; list of your solutions;
our processes are slow how can you help us; our services; present the products; product list; serivces;
servces list; servcies; services offered; sevices; show me your services;
so what exactly is it that your firm does for a living; solutions; specialities; specialties; specialty;
tell me all what you are doing for businesses; ti kanete; ti prosferete; ur services;
wat services do u hav; wat services u have; we lose time how can you help us;
what are the main activities; what are you best at; what are you selling;
what are your areas of expertise; what can i get from you; what can i order here; what can we buy here;
what can you do for my company; what can you do for us; what can your firm do for a shipping company;
what could your firm do for a estate agent; what do u offer; what do you do exactly;
what do you lot actually do; what does the company do; what does your agency do; what else do you offer;
what is in your portfolio of offerings; what is it that you offer exactly; what is your business;
what kind of stuff do you guys do; what other things do you do; what problems do you solve;
what service do i need; what service should i choose; what sort of services do you deliver; what you got;
whats on the menu service wise; whats your main service;
which are the services that your company provides; which areas are you active;
which do your firm do for companies; which does you people do; which fields do you operate;
which is the areas of activity; which is your speciality; which problems do you solve;
which products do you sell; which service is right for me; which services are available;
which services would you recommend for a hotel; which servises do you have;
which solutions do you provide; which types of services can you do; wich services do you provide;
your expertise; your offerings; your offers; your products; your service catalogue; your services
`,
};
