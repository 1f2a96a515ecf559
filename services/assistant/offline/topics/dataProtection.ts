// Longer than other files: its examples are one list.
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
are my documents stored safely with you
are patient customer data be confidential
are the server in cyprus
are the servers in cyprus
are you compliant with european law
are you gdpr compliant
can google get my emails
can i have my data deleted
can it run inside our network
can the ai run locally so data stays with us
can we host it on our own servers for privacy
can you sign non disclosure
can your staff read my documents
confidentiality
cookie settings
cookies
could we remove all data removed
data breach
data processing agreement
data protection
delete my info
did you had a leak
do my data stay in our company
do we keep ownership of everything
do you comply with european privacy rules
do you give away my details
do you hand my details to third parties
do you hand over the conversation
do you in line with gdpr
do you keep my messages
do you learn from the files
do you pass on my number
do you sell my data
do you send our email abroad
do you set analytics
do you share data with google
do you share my information
do you train models on our data
does a third party access my emails
does google train ai with the documents
does it run on premise
does microsoft get my contracts
does my data end up training somebodys model
does my data leave the eu
does openai learn your models with our data
does the data go outside the eu
does this site track on my device
dsgvo
erase my data
forget me
gdpr
gdpr compliance
gdrp
gpdr
have you ever had a hack
how dangerous is your ai
how do i get my data deleted
how do we export all personal data
how do you handle data
how is records hosted
how long do you keep data
how secure is this
how will you safeguard patient information
how will you treat my data
i deal with medical records is this a problem
i want to read your cookie policy
in which country is the personal data held
is ai legal in the eu
is client data encrypted
is data sent to america
is it gdpr iso 27001 certified
is it legal under gdpr to use a phone robot
is it risky is it
is it safe to give you our customer list
is it safe to use
is it secure
is my answers kept secret
is my data safe
is openai going to see our contracts
is our information kept in europe
is patient data protected
is the audit private
is this chat private
is this gdpr allowed under eu law
is what i type saved
is your company gdpr gdpr conform
is your data centre in the us
iso 27001
iso certified
iso27001
no cookies please
privacy
privacy policy
privcy
prosopika dedomena
right to be forgotten
security
sensitive data
show me the privacy statement
sign nda
tracking
trade secrets
we handle medical data is that safe with you
we handle medical records who will be able to see them
we work with personal information who can see it
what about privacy and security
what about the eu ai act
what do you do with the information i give you
what do you save about me
what do you store about me
what does the site collect about me
what does this website know about visitors
what happens to the things i type here
what happens with my data
what if there is a data breach
where are data processed
where are your servers
where do you store the data
where is our data stored
where is your privacy notice
who can read what i write here
who can see our data
who do you do to my details
who gets the code
who has access to our documents
who has our software at the end
who keeps our rights at the end
who keeps the rights
who owns our source code afterwards
who owns the code
who reads my records
who sees my files
will our records in good hands
will the data remain in europe
will you send my email to anyone
will you sign a dpa
will you use our data to train your models
would you sign an nda
`,
};
