import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'mistakes',
  whyTopic: 'fit',
  examples: `
accuracy; can i trust the ai; can it delete our data by mistake; can it do something dangerous;
can it go rogue; can the ai be wrong; can we trust what it says; does a human check the answers;
does it hallucinate; does it hand over to a person; does the ai make mistakes; error rate; guardrails;
hallucinations; how accurate are the answers; how accurate are your agents; how accurate is it;
how do you control what it does; how do you keep an ai agent from doing harm;
how do you make sure the answers are right; how do you prevent hallucinations; how do you test quality;
how do you test the ai; how does the handover to a human work;
how reliable are ai agents; how reliable is the ai; human in the loop;
is it safe to let an ai agent act alone; is there a person in between; monitoring of answers;
quality control of ai; safety of ai agents; what does it do when it is unsure;
what happens when the ai is wrong; what happens when the bot cannot answer;
what if it does not know the answer; what if it does not understand the caller;
what if it invents an answer; what if it tells a customer nonsense; what if the ai makes a mistake;
what if the chatbot gives a wrong answer; what stops the agent from doing something stupid;
when does a person take over; who checks the answers; who is liable for mistakes of the ai;
who is responsible if it goes wrong; who pays for errors of the bot; how good are the answers;
how do you prevent wrong answers; how do you stop hallucinations; how do you check the quality;
how do you ensure quality; how do you control what it says; what if the chatbot does not know the answer;
what if the bot does not know; what happens if it does not know; how do you keep ai safe;
how do you stop it from doing damage; can it go wrong; can ai be trusted; is ai reliable;
what safeguards are there; are there guardrails; is a person in the loop; does ai hallucinate;
what happens when it cannot handle a case; what if the ai cannot answer; what if it cannot do it;
what happens when the ai is stuck; what if a case is too hard for it;
what does it do with cases it cannot solve; what happens with difficult cases; what happens when ai fails;
what if a caller asks something it does not know; what if a customer asks something the bot cannot answer;
what happens when it gets a question it cannot answer; what if the agent does not know the answer;
what if the bot gives a wrong answer; who checks what the ai does;
is there a human in the loop; can the ai go wrong; who is responsible if the ai errs;
what if it reads it wrong; what if it reads the document wrong; and if it reads wrong; what if it understands wrong;
what does the bot do when it has no answer; what if it has no answer; what if a question is too hard;
can the bot say i do not know; does the bot make things up; what if the robot says something wrong;
how often does ai fail; how correct is it; how exact is ai; is ai accurate; how precise are the answers;
are the answers correct; can you rely on ai; how good is your ai; what happens when the model is unsure;
does somebody check it; what happens if ai does not understand; how does it handle complex requests;
how does the ai handle complicated conversations; how does ai deal with difficult questions;
can a human intervene; can my staff take over; can a human take over from the bot; is there human oversight;
do humans review the output; how do you ensure accuracy; what accuracy can we expect;
how reliable is the output; how do you validate the results; what quality assurance is there for ai;
how accurate is your ai; accuracy of ai; how accurate are ai answers; is your ai right
`,
};
