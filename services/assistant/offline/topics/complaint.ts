import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'complaint',
  examples: `
are you scammers; bad service; complaint; get me a manager; give me my money back; i am angry;
i am not happy with you; i am very disappointed; i cancelled and you still charge me; i have a complaint;
i have been waiting for two weeks; i want my money back; i want to complain; i want to speak to your manager;
i was overcharged; i will leave a bad review; i will report you; i will sue you; let me talk to your manager;
nobody takes care of us; stop sending me emails; terrible service; that did not help; that is not what i asked;
the bill is wrong; the bot you built is broken; the project is late; this chat is useless; this is a complaint;
this is a disgrace; this is a scam; this is fraud; this is unacceptable; what you built does not work;
who is your supervisor; worst company ever; wrong answer; you are a scam; you are ignoring us; you are late again;
you are not helping; you cheated us; you do not understand me; you keep repeating yourself; you missed the deadline;
you ruined our data; you still send me bills; your invoice is wrong; your service is awful; your work is bad;
this is shit; your bot is stupid; your bot is useless; stupid bot; you are useless; you charged us twice;
i was charged two times; nobody picks up the phone; nobody answers your phone; i called five times;
that is not good enough; that is not acceptable; i want the name of your manager; give me the name of your boss;
who is responsible for this mess; i have had enough of you; we are leaving you; this has been going on for weeks;
you keep making excuses; i was promised something else; what you sold us is rubbish; we paid and got nothing;
you took our money; still no answer from you; i am losing patience; shame on you;
your bot gave our client a wrong price; your bot told our customer something wrong; who pays for the damage;
who pays for that mistake; switch it off now; turn your bot off at once; i want it off; who is responsible for this;
your software made a mistake and we lost money; you cost us a customer; you do not call back;
your people do not answer; the bot you built gives wrong answers; i am very unhappy with your work;
who can i complain to; where do i complain; how do i complain; whom do i complain to; where can i make a complaint;
that was the wrong answer; wrong answer; your answer is wrong; you did not answer me; you do not understand me;
you are no help; you are useless; you are stupid; this bot is rubbish; this is a useless bot; what nonsense;
this is the wrong information; i want to make a complaint; i would like to make a complaint;
who do i talk to about a complaint
`,
};
