import { faqAnswer } from '../answerParts.ts';
import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'data-protection',
  answer: ({ base }) => {
    const page = pageAt(base, '/privacy');
    return answerOf([page], faqAnswer(base, 'data-protection'), `In detail: ${link(page)}.`);
  },
  examples: `
are my answers kept secret; are our data in good hands; are you compliant with european law;
are you gdpr compliant; are you gdpr complient; bank data; can i have my data deleted;
can i see the privacy notice; can it run locally so data stays with us;
can the ai run inside our network; can we host it on our own servers for privacy;
can you sign non disclosure; can your staff read my documents; confidentiality; cookie settings; cookies;
could we remove all data removed; data centre in the eu; data handling; data privacy;
data processing agreement; data protection; data safety; data security; data storage; delete my info;
did you had a hack; do my data remain in europe; do our data go outside our company;
do the data stay in our servers; do we keep ownership of everything;
do you comply with european privacy rules; do you give away our data to anyone;
do you hand my details to third parties; do you hand over the number; do you in line with gdpr;
do you keep my messages; do you keep our conversation; do you learn from the files;
do you pass on my email; do you pass on my email with others; do you sell my data; do you sell our data;
do you send our email abroad; do you set analytics; do you share data with google;
do you share information with third parties; do you share my information; do you sign ndas;
do you spy on me; do you store this chat; do you train models on our documents; do you use cookies;
does a third party access my emails; does google train from our data; does it run on premise;
does microsoft get my contracts; does my data end up training somebodys model; does my data leave the eu;
does our information stay confidential; does the ai learn on my emails;
does this site track on my device; dpa; dsgvo; encrypted; encryption; erase my data; forget me; gdpr;
gdpr compliance; gdrp; gpdr; have you ever had a data breach; how dangerous is your ai;
how do i get my data deleted; how do we export all personal data; how do you handle data;
how do you protect our data; how do you safeguard our data; how is records hosted;
how long do you keep data; how secure is this; how will you treat my data;
i deal with confidential files who can see it; i want to read your data policy;
in which country is the personal data held; is ai legal in the eu; is data sent to america;
is it dangerous to use ai with client files; is it legal under gdpr to use a phone robot;
is it risky is it; is it safe to give you our customer list; is it safe to use; is it secure;
is my data safe; is my data secure; is openai going to see our contracts;
is our information kept in europe; is patient data protected; is the audit private;
is the server in cyprus; is this chat private; is this gdpr allowed under eu law; is what i type saved;
is your company gdpr gdpr conform; iso 27001; iso certified; iso27001; leak; legal privilege; nda;
no cookies please; privacy; privacy policy; privacy statement; privcy; prosopika dedomena;
right to be forgotten; security; show me the cookie policy; tracking; trade secrets;
we handle medical data is that safe with you; we handle medical records who will be able to see them;
we have sensitive records is this a problem; we work with patient information is that safe;
what about cyber risk; what about privacy and security; what about the eu ai act;
what do you do with our data; what do you do with the information i give you; what do you store about me;
what does the site save about me; what does this website know about visitors;
what happens to the things i type here; what happens with my data; what if there is a data breach;
what info do you collect; where are data processed; where are the servers; where are your servers;
where do you keep customer data; where do you store the data; where is our data stored;
where is your privacy notice; who can read what i write here; who can see our data;
who do you do to my details; who gets the code; who has access to our data;
who keeps our rights at the end; who keeps the rights; who owns our source code afterwards;
who owns the code; who owns the software; who reads my records; who sees my files;
will google see our documents; will the documents stored safely; will you sign a dpa;
will you use our data to train your models; would you sign an nda
`,
};
