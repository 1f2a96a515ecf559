import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'contract',
  examples: `
are you liable; can our lawyer look at the contract; can we sign a non disclosure agreement;
can we start without a contract; confidentiality agreement; contract terms; do we need a contract;
do you have a standard contract; do you have professional indemnity; do you keep our ideas confidential;
do you sign a data processing agreement; do you sign an nda; insurance for damages;
is there a written contract; is what we tell you confidential; letter of intent; liability; nda;
penalties for delay; statement of work; what contract do we sign; what happens if you miss the deadline;
what is in the contract; what is in the proposal; will you keep our project secret;
do your experts sign an nda; do you refund; how do we cancel; can we stop the project; can we stop at any time;
what if we change our mind; do you guarantee the result; what if we are not happy with the result;
do you sign ndas; can you sign an nda; will you sign our nda; do we sign a confidentiality agreement;
do you keep things confidential; how do you treat confidential information; is everything confidential;
do you have a contract; what does the contract look like; what do we have to sign;
is there a written agreement; do you work with contracts;
is there a written contract; is there a written agreement; do we get it in writing;
only by email or with a contract; what do we have to sign; do you send a contract; is a handshake enough;
terms of the agreement;
is there a contract; do we sign a contract; do you work with a written contract; is it a contract or an email;
do we sign something before we start; what do we sign before we start; is there something to sign; give me something in writing
`,
};
