import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'small-talk',
  answer: ({ base }) => {
    const page = pageAt(base, '/services');
    return localAnswer(
      [page],
      `I am a program and only good for questions about ${base.company.name}: what we do, what it costs, how long it takes. Start at ${markdownLink(page)}.`,
    );
  },
  examples: `
cool; fine; i see; got it; understood; hm; hmm; aha; oh; wow; haha; hahaha; lol; lmao; hehe; nice;
interesting; funny; that is funny; good to know; i do not know; i dont know; no idea; whatever;
i am bored; entertain me; tell me a joke; tell me something funny; make me laugh; do you know a joke; sing a song;
tell me a story; do you like music; do you have hobbies; do you have pets; do you have a dog; do you have children;
do you have a family; do you have a girlfriend; are you married; how old are you; when is your birthday; where do you live;
do you sleep; do you eat; do you dream; do you have feelings; are you happy; are you sad; do you love me; i love you;
i like you; i hate you; i miss you; will you marry me; you are funny; you are cute; you are smart; you are clever; you are boring;
you are crazy; you are beautiful; sorry; i am sorry; my apologies; excuse me; oops; never mind; forget it; stop; abort;
stop it; be quiet; shut up; go away; who is your boss; who do you work for; what is your favourite colour;
what can i call you; what should i call you; do you have a name; my name is anna; i am anna; call me anna; what is my name;
do you know me; do you remember me; can you hear me; are you listening; say something; speak to me; let us talk; i am tired;
do you take orders from me; do you obey me; guess what; knock knock; true; false; same to you; you too; and you; bless you
`,
};
