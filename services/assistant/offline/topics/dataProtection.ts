import { faqAnswer } from '../answerParts.ts';
import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'data-protection',
  answer: ({ base }) => {
    const page = pageAt(base, '/privacy');
    return localAnswer([page], faqAnswer(base, 'data-protection'), `In detail: ${markdownLink(page)}.`);
  },
  examples: `
are our data in good hands; are our documents kept confidential; are the audit confidential;
are the server in the us; are you compliant with european law; are you gdpr compliant;
are you gdpr complient; bank data; can anyone see our customer data; can google get my emails;
can i have my data deleted; can it run inside our network; can it run on premise;
can openai read our emails; can the ai run locally; can you get our information;
can your staff read my documents; certifications; confidential; confidentiality; cookies;
could we erase my data removed; data centre in the eu; data privacy; data processing agreement;
data protection; data retention; data security; data storage; did you ever had a data breach;
did you had a leak; do we keep ownership of everything; do you give away my details;
do you hand my details to third parties; do you hand over the number; do you iso certified;
do you keep my messages; do you keep our conversation; do you learn from the files;
do you learn on my files; do you pass on my email; do you pass on my number; do you sell my number;
do you sell our data; do you send our email; do you send our email abroad; do you set analytics;
do you share data with google; do you share my information; do you store me; do you store the conversation;
do you store this chat; do you track me; do you train models on our documents; does it run on premise;
does my data end up training somebodys model; does our information stay confidential;
does the data go outside the eu; does this site tracking me; does your staff get our contracts; dpa; dsgvo;
encryption; erase my data; forget me; gdpr; gdpr compliance; gdrp; gpdr; have you had a hack;
how dangerous is your ai; how do i get my data deleted; how do you handle data;
how do you treat patient information; how is records hosted; how is the documents going;
how long do you keep data; how long is the data; how risky are you; how safe is it; how secure is it;
how secure is this; i deal with sensitive files is that safe; i want to read your cookie policy;
in which country is information; is ai legal in the eu; is it legal under gdpr to use a phone robot;
is it safe to give you our customer list; is it safe to use; is it secure; is my answers kept secret;
is my data safe; is my data secure; is my information private; is openai going to see our contracts;
is our information kept in europe; is our patient data safe with you; is patient data protected;
is the audit private; is the server in ourcountry; is this chat private;
is what i type read by someone; is what i type saved; is your company compliant;
is your data centre in the us; leak; my data; our data; personal data; privacy;
privacy policy; privacy statement; privcy; security; servers in europe; show me your privacy notice;
tracking; we handle medical records who will be able to see them; what about confidentiality;
what about cyber risk; what about our trade secrets; what about privacy and security;
what about the eu ai act; what do you do with my answers; what do you do with our answers;
what do you do with our data; what do you know about me; what do you know about visitors;
what do you store about me; what does the site collect about me; what does this website know about me;
what happens to the things i type here; what happens to the things i type in here;
what happens with my data; where are your servers;
where do you keep customer data; where do you store the data; where is our data stored;
where is the privacy statement; where is your privacy notice; who can read what i write here;
who can see our data; who do you do to my details;
who has access to customer messages; who has access to our documents;
who reads our documents; who sees my files; who sees what i write; will google see our documents;
will the data leave ourcountry; will you send my email to anyone; will you sign a dpa;
are ai agents secure; is ai secure;
how do you secure the system; security of ai agents; is my data safe with ai;
can others read our conversations; where is the data hosted; is it encrypted; do you train on our data;
does chatgpt learn from our data; is my data used to train ai; does openai see our documents;
are our documents used for training; please delete my data; i want my data removed;
remove me from your database; what data do you have about me; unsubscribe; i want to unsubscribe;
take me off the mailing list; stop the newsletter; can i delete them; can i delete my answers;
how do i delete my data; delete what i wrote; can you delete it; where are your servers located;
where is the server; in which country are the servers; how secure is the cloud; is the cloud safe;
how do you keep our systems safe; how do you protect us from hackers; is it safe from hackers;
how secure are your systems; cyber security; are our data secure; who has access to our server;
is it safe to give you our passwords; what about security; do you comply with gdpr; do you follow the gdpr;
how do you comply with data protection law; is patient data sent to openai;
we cannot send client files to openai; our lawyers worry about client data and ai;
is it safe to give patient files to an ai; where exactly would our documents be stored;
our documents are confidential where are they kept;
is our business data safe with you; how safe is the data of my company; is my customer data secure;
is our information kept confidential; do you share data with anyone;
does the ai learn from our data; will openai see our documents; is client information protected;
where does our data go; where do our messages go; where do the questions go that we type;
where does the text we send go; what happens to the data we give you; what happens to our information;
what happens with our documents; do the providers store what we send; does openai keep our texts;
does google keep what we send to the model; is anything kept by the ai provider;
how long does the provider keep our data; where is customer data processed; do you keep a copy of our data;
who can look at our customers data; are customer records protected; how do you protect customer data;
how do you protect our data; how do you handle sensitive information; how is privacy handled; is it private;
is ai private; can our data leak; what if there is a data breach; do you meet data protection rules;
is it allowed to put customer data into ai; are the models hosted in europe;
what becomes of our data; where does my data end up;
how is sensitive data handled; how do you ensure confidentiality of client data;
are you compliant with privacy regulations; what security measures do you take; is the solution secure;
how is customer information protected by ai; do you encrypt data; where is the data processed;
what happens to my data; what happens with our data; what do you do with my data; where does my data go
`,
};
