import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'payment',
  reason: 'guarantee',
  examples: `
are there hidden costs; budget overrun; can i pay by bank transfer; can i pay by card;
can we pay in instalments; consulting rates; discount for nonprofits; do i pay everything upfront;
do we pay for running costs separately; do you accept crypto; do you do revenue share;
do you have a subscription model; do you need an advance payment; do you offer payment plans;
do you send an invoice; do you stay within budget; do you take credit cards; do you work on retainer;
extra charges; hidden fees; hourly or fixed price; how are custom projects priced; how do i pay;
how do we pay you; how do you calculate the price; how do you estimate a project;
how do you keep to the budget; how do you price a project; how is the price worked out;
how much is the deposit; installments; is there a deposit; monthly retainer; pay for success; pay monthly;
payment methods; payment terms; paypal; pricing model; retainers; time and materials;
what are your pricing models; what happens if the project goes over budget;
what if it costs more than planned; what is due at the start; when do we have to pay;
when do you send the invoice; which payment methods do you accept; how do you keep costs under control;
do you stick to the budget; will the costs stay under control; what is included in the price;
what is included in the fee; what costs extra; is anything extra; what does the fixed price cover;
do you accept paypal; do you require a deposit; do you ask for a deposit; is a deposit needed;
how do we split the payments; do you offer instalments; can i pay in parts; what is your billing model;
how is billing done; when is payment due; is the price fixed; is it a fixed price; can the price go up;
will it cost more in the end; deposit; payment; do i pay up front; do we pay in advance;
monthly or yearly payment; billing; how do the price pay; how do we paid; are we pay;
what are the payment terms; do you take payment in instalments; invoice monthly or at the end;
can i pay anything; do you take bank transfer; do i pay up front or in instalments;
what does the price include; what do i get for the price; what is part of the fee; which things cost extra
`,
};
