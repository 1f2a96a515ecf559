import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'contract',
  examples: `
are you liable; can i get a refund; can our lawyer look at the contract; can we cancel; can we end it early;
can we pause the project; can we sign a non disclosure agreement; can we start without a contract;
can we stop the project halfway; confidentiality agreement; contract terms; do we need a contract;
do you give refunds; do you guarantee results; do you have a standard contract;
do you have professional indemnity; do you keep our ideas confidential;
do you sign a data processing agreement; do you sign an nda; how do we agree on changes of scope;
insurance for damages; is there a guarantee; is there a written contract; is what we tell you confidential;
letter of intent; liability; money back guarantee; nda; penalties for delay; refund policy; refunds;
scope of work; statement of work; termination; what contract do we sign;
what happens if you miss the deadline; what if i do not like the result; what if we are not satisfied;
what if we change our minds; what is in the contract; what is in the proposal;
will you keep our project secret; do your experts sign an nda; what if the result is bad;
do you promise results; can we get a guarantee on the result; how do i get a refund; do you refund;
how do i cancel; how do we cancel; can we stop the project; cancel the contract; can we stop at any time;
what if we change our mind; do you guarantee the result; what if we are not happy with the result
`,
};
