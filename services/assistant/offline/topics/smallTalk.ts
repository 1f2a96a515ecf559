import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'small-talk',
  isSocial: true,
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
do you take orders from me; do you obey me; guess what; knock knock; true; false; same to you; you too; and you; bless you;
what company do you work for; what firm do you work for; which company employs you; who employs you;
who is your employer; who pays you; whos your boss; who is in charge of you; who do you answer to;
who gives you orders; do you have a boss; do you like your job; how many years have you been alive;
how long have you been alive; how many years old are you; when were you born; what are your hobbies;
tell me some of your hobbies; what do you do for fun; what do you do in your free time; do you own a pet;
are you a pet owner; do you own a cat; do you have a cat; what kind of pets do you have;
what should i address you as; how should i call you; how do i address you; what name do you go by; abort this;
abort the operation; cancel that; cancel this command; stop the task; scrap that; where are you from;
where do you come from originally; where were you born;
give me examples of your hobbies; name some of your hobbies; can you give me examples of your hobbies;
who is responsible for you; who is responsible for your work; abort it; abort everything; abort the plan;
what pets do you own; are you a dog owner; are you a cat owner
`,
};
