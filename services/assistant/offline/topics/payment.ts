import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'payment',
  examples: `
are discounts possible; are revisions included; are there hidden costs; budget overrun;
can i cancel the monthly service; can i pay by bank transfer; can i pay by card; can we pay in instalments;
cancel the contract; consulting rates; discount for nonprofits; do i pay everything upfront;
do we pay for running costs separately; do you accept crypto; do you charge vat; do you do revenue share;
do you have a subscription model; do you need an advance payment; do you offer payment plans;
do you send an invoice; do you stay within budget; do you take credit cards; do you work by the hour;
do you work on retainer; extra charges; hidden fees; hourly or fixed price; how are custom projects priced;
how do i pay; how do we pay you; how do you calculate the price; how do you estimate a project;
how do you keep to the budget; how do you price a project; how is the price worked out; how long are we bound;
how long is the contract; how much is the deposit; installments; is there a cancellation fee;
is there a deposit; is there a minimum term; is vat included; minimum contract length; monthly retainer;
notice period; pay for success; pay monthly; payment methods; payment terms; paypal; pricing model; retainers;
time and materials; what are your pricing models; what do you charge per hour;
what happens if the project goes over budget; what if it costs more than planned; what is due at the start;
when do we have to pay; when do you send the invoice; which payment methods do you accept;
who pays for changes; how do you keep costs under control; do you stick to the budget;
will the costs stay under control; how many revisions are included; how many changes are free;
what is included in the price; what is included in the fee; what costs extra; is anything extra;
what does the fixed price cover; how many changes are included; how many rounds of changes;
do changes cost extra; is vat on top; plus vat; with or without vat; do you accept paypal
`,
};
