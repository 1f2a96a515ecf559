import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'ownership',
  whyTopic: 'values',
  examples: `
are the accounts in our name; are we locked in; can another company take over your code;
can our own developers change the code; can someone else maintain it later; can we run it ourselves later;
can we run it without you; can we take it with us if we leave; code ownership; data ownership;
do i get the source code at the end; do i keep my content and pictures; do i own my website;
do we depend on you afterwards; do we get the source code; do we have full ownership;
do we own everything you make; do we own the accounts; do you hand over everything; do you keep the rights;
do you license the software or sell it; do you resell our data; does the software belong to us afterwards;
handing over the code; in whose name are the accounts; intellectual property; ip ownership;
is it open source or yours; is it ours when it is finished; is the code ours; is the source code ours;
is there a license fee for the code; is there vendor lock in; lock in; what happens to our system if you close;
what if you go bankrupt; what if your company disappears; who does the finished product belong to;
who gets the accounts; who has the intellectual property rights; who holds the copyright; who holds the rights;
who owns the code; who owns the data; who owns the result; who owns what you build; whose property is it;
will i get the files; will i own the design; will the code belong to us; what about lock in;
how locked in are we; who owns the project; can we operate it alone afterwards; lock in risk;
what about vendor lock in; what if you go bust; if you go bust; what happens if you go out of business;
what if your firm closes down; what if you stop trading; tell me about lock in;
can we move to someone else later; do we keep the code at the end; do we own the code;
do we hand over the code; do we get the source code at the end; do you hand over the code;
do you hand everything over; do you make us dependent; do you owns the software; ip rights;
who hand over the code; who own the system; who owns the software when you are finished; will you lock us in;
is there lock in with you; whats the story on lock in; what is your position on lock in;
how do you avoid lock in; are you going to lock us in; is there any vendor lock in; do i get the source code;
will i get the source code; do we own the website; is the intellectual property ours; who will own it;
do i own the result; what do we own at the end; whose is the code; is the website mine; are the rights mine;
what happens to our data if we leave; what happens to my data when we end it; do we get our data back;
do you delete our data when we leave; do you provide documentation; is there documentation;
do we get documentation;
who is the owner of the site; who owns the website; who is the owner of the code; is the site mine;
who owns our source code; who owns the source code; who has our code afterwards;
who has the software afterwards; who keeps the rights at the end; who gets the code; who has the logins;
who has the passwords; do we get all the logins; do we get the passwords; do you give us the admin rights;
do we get access to everything; do we have access to the accounts; will it keep working without you;
does it still work if we leave you; does it run without your company;
what happens to the website if we leave; does the site stay online if we stop working with you;
can we keep using it if we end the contract; does it stop when we stop paying you;
will it stop working when you are gone; what if the person who built it leaves;
what if your developer leaves; what happens when you are finished and gone; do we stay dependent on you;
can another company continue your work; can we change the supplier later; who owns the domain name;
is the domain ours; whose name is the domain in; do i own my domain; who owns the chatbot;
who owns the automations; do we own the workflows; do you keep any rights in it; can you switch it off;
can we move the site to another company; who retains ownership of the deliverables;
do we retain full ownership; do we own the site after completion; is everything ours upon completion;
can we transfer to another developer; can we move our project to another provider;
what if we want to change the developer; is there vendor dependency; do you hold our website hostage;
who holds the intellectual property of the solution;
does the site go on working without support; does it go on when you are gone;
what if we stop the support contract;
who keeps the work that is done; who keeps the work if we stop; what do we keep if we stop;
do we keep the finished part; is the finished part ours
`,
};
