import { serviceLink } from '../answerParts.ts';
import { joinWithAnd, localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'services',
  answer: ({ base }) => {
    const page = pageAt(base, '/services');
    return localAnswer(
      [page],
      `We offer ${joinWithAnd(base.offerings.map(serviceLink))}.`,
      `Each is on one line at ${markdownLink(page)}. Tell me what slows your team down and I will point to the right one.`,
    );
  },
  examples: `
all services; any else can you do; any more can you do; any other do you do do you have; areas of business;
besides ai automation what do you do; besides cloud migration what do you do;
besides digital presence what do you do; business areas; can you list the services; capabilities; competencies;
describe the solutions; do you do anything besides chatbots; do you have other services; explain the solutions;
explain what you do; explain what your company does; explain your solutions;
full range of what you provide please; give me a list of everything you do;
give me an overview of your offering; hi i came across your website what do you offer; how can you do for us;
how can you guys do for a property developer; how can you help my business; how could you offer;
how would you guys offer me; i want to know all you are doing; i want to see what u sell;
i would like to know more about your services; id like to know what you do;
in what can you help a company like ours; ipiresies; line of work; list everything you sell;
list of your solutions; list your services; offer; offering; our processes are slow how can you help us;
our services; present the products; products; range of services; serivces; servces list; service; services;
services offered; sevices; show me your services; solutions; specialities; specialties;
tell me about your services; tell me all what you are doing for businesses; tell me what you can do for us;
tell me what you do; ti kanete; ur services; wat services do u hav; wat services u have;
we lose time how can you help us; what are the core business; what are the solutions; what are you good at;
what are you selling; what are your areas of expertise; what are your main products; what are your services;
what are your solutions; what can i buy here; what can i get from you; what can i order here;
what can we get here; what can you do for a bank; what can you do for a car rental;
what can you do for a charity; what can you do for a clinic; what can you do for a dentist;
what can you do for a gym; what can you do for a municipality; what can you do for a restaurant;
what can you do for a university; what can you do for my company; what can you do for our company;
what can you do for us; what can your company do for a travel agency;
what can your firm do for a shipping company; what could you do for a company like ours;
what could you do for us; what do u do; what do u offer; what do you actually do; what do you do;
what do you do exactly; what do you do for a living; what do you folks do; what do you guys do;
what do you lot actually do; what do you lot do; what do you offer; what does the company do;
what does your agency do; what does your company do exactly; what else; what else do you offer;
what exactly do you offer; what exactly do you sell; what is in your portfolio of offerings;
what is it that you do; what is it that you offer exactly; what is on offer; what is the most popular service;
what is the solutions; what is your business; what is your fields; what kind of stuff do you guys do;
what kind of work do you do; what other services do you offer; what other things do you do;
what problems do you solve; what servces do you provide; what service do i need; what service should i choose;
what services do you offer; what sort of services do you deliver; what stuff do you have;
what types of services can you have; what would you do for me; what you do; whats on the menu service wise;
whats your main service; which are your solutions; which areas do you operate; which areas do you work;
which do you people do; which do you people make; which do your firm do for companies;
which fields are you active; which fields do you work; which is your speciality; which problems do you solve;
which products do you sell; which service is right for me; which services are available;
which services do you have; which services would you recommend for a hotel; which servises do you have;
which solutions do you provide; wich services do you provide; your expertise; your offerings; your offers;
your products; your service catalogue; your services; your services please; what do you sell;
what can i buy from you; what is your offer; list of services; which services are there;
what kind of help do you give companies; what can you do for my business; what do you do for companies;
in which fields do you work; your portfolio of services;
what solutions do you provide; which services does your agency offer; what ai services do you provide;
what kind of solutions do you develop; what does your company specialise in;
is that something you do; do you do such things; is this something for you; is that part of your work;
do you do that kind of work; can you do something like that
`,
};
