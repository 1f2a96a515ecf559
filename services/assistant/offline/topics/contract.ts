import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'contract',
  examples: `
can our lawyer look at the contract; can we sign a non disclosure agreement;
can we start without a contract; confidentiality agreement; contract terms; do we need a contract;
do you have a standard contract; do you have professional indemnity; do you keep our ideas confidential;
do you sign a data processing agreement; do you sign an nda;
is there a written contract; is what we tell you confidential; letter of intent; nda;
penalties for delay; statement of work; what contract do we sign; what happens if you miss the deadline;
what is in the contract; will you keep our project secret;
do your experts sign an nda;
do you sign ndas; can you sign an nda; will you sign our nda; do we sign a confidentiality agreement;
do you keep things confidential; how do you treat confidential information; is everything confidential;
do you have a contract; what does the contract look like; what do we have to sign;
is there a written agreement; do you work with contracts;
do we get it in writing;
do you send a contract;
terms of the agreement;
is there a contract; do we sign a contract; do you work with a written contract; is it a contract or an email;
do we sign something before we start; what do we sign before we start; is there something to sign; give me something in writing;
do you need a signature; do i have to sign something; must we sign anything; what paperwork is there;
paperwork; do you use contracts; is a contract required; is a contract needed; will there be a contract;
will we get a contract; is there an agreement to sign; do you sign a confidentiality agreement;
can you keep our plans secret; is my idea kept secret; how do you protect our idea;
do you sign agreements before the first call; how do you protect confidential information;
will you tell others about our project; is our project confidential; what is in your proposal;
what does a proposal contain; do we get a written proposal; do we get a written offer;
how detailed is the proposal; service agreement; terms of business; is my business idea safe;
will you steal my idea; can i trust you with my idea; do you keep ideas secret; do you talk about clients;
do you sign confidentiality agreements before discussions; are our discussions confidential;
do you provide a service level agreement in the contract; what are your contract terms;
is an agreement required before work starts;
must there be a signed contract; is a signed agreement needed; do we sign a written contract;
do you need us to sign a contract; what do you require us to sign
`,
};
