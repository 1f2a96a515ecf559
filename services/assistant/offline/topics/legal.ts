import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'legal',
  examples: `
are newsletters without consent allowed; are we allowed to do that; are we liable; are you lawyers;
can ai decide who gets hired; can doctors use chatgpt; can i be sued; can i record my customers;
can i send cold emails; can we upload contracts to chatgpt; can you give legal advice;
copyright of ai pictures; do i need a contract with openai; do i need a cookie banner; do i need a dpo;
do we have to keep records; do we need a data protection officer; do we need a privacy policy;
do we need a works council agreement; do we need consent for cookies; do we need consent to record;
how long may we keep data; i need legal advice about ai; is automated decision making legal;
is chatgpt allowed at a clinic; is cold calling legal; is it allowed; is it allowed under gdpr; is it legal;
is it legal to monitor employees; is it legal to record phone calls; is our chatbot legal; is that legal;
is whatsapp gdpr compliant; legal advice; may ai reject applicants; may i put patient data into ai;
may we record calls; may we scan employee emails; may we store calls; may we use customer data for ai;
what are the legal risks; what does gdpr require; what does the law say; who owns ai generated text;
is that even legal; is this even allowed; is that lawful; can we get fined for that; are we breaking the law;
is that legal for a law firm; may a doctor use that; do we need permission for that
`,
};
