import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'payment',
  whyTopic: 'guarantee',
  examples: `
are there hidden costs; budget overrun;
consulting rates;
do we pay for running costs separately; do you do revenue share;
do you send an invoice; do you stay within budget; do you work on retainer;
extra charges; hidden fees; hourly or fixed price; how are custom projects priced;
how do you calculate the price; how do you estimate a project;
how do you keep to the budget; how do you price a project; how is the price worked out;
monthly retainer; pay for success; pay monthly;
payment terms; pricing model; retainers; time and materials;
what are your pricing models; what happens if the project goes over budget;
what if it costs more than planned;
when do you send the invoice; how do you keep costs under control;
do you stick to the budget; will the costs stay under control; what is included in the price;
what is included in the fee; what costs extra; is anything extra; what does the fixed price cover;
what is your billing model;
how is billing done; is the price fixed; is it a fixed price; can the price go up;
will it cost more in the end; payment;
billing;
what are the payment terms; invoice monthly or at the end;
what does the price include; what do i get for the price; what is part of the fee; which things cost extra;
how do payments work;
is there a setup fee; is there a start fee; is there a setup cost; initial fee;
are there extra costs; are there any extra charges; are there hidden charges; will there be hidden costs;
are there surprises in the bill; will the bill be higher than the quote;
can the price rise during the project; does the price change later;
what if the work takes longer than you thought; what if it takes more hours; who pays if it takes longer;
what if the project costs more than agreed; is everything included in the price; what is not included;
what is extra; what is in the price; how do you bill; how do you invoice; how are invoices sent;
when will i be invoiced; when does the bill come; do we get a bill each month;
can we pay monthly; do you finance projects;
what happens with late payments; is there a late fee; what if we cannot pay on time; fixed fee or hours;
do you charge by project;
how do you handle invoices;
how do you handle billing; how do you deal with payments; how are costs handled; how do you manage costs;
why do you need a retainer; is a retainer necessary; do you require a retainer; what are your billing terms;
are there additional charges; are there additional fees; is the pricing transparent;
do you bill fixed price or time and material; do you charge per project or per hour;
is implementation charged separately; do you have any hidden fees
`,
};
