import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'contact-person',
  examples: `
who will be my contact; who will be my contact person; will i have a contact person; who is our contact person;
who would be my project manager; who will work on our project; do we get a project manager;
is there a dedicated person; do we have one contact; will we always talk to the same person;
who do we talk to during the project; how often do you report; how often do we get updates;
how often will you update us; how do you communicate during the project;
how do we stay informed; how do you keep us informed; will we be kept informed; progress updates;
weekly meetings; how often do we meet; how often would we hear from you during the work; how do we communicate;
what channels do you use to communicate with clients; do we get weekly reports;
how will i know how the project is going; project manager; who is responsible for our project;
who leads the project; how do you manage communication; do you give regular updates;
how do you report progress; who will i deal with; who do i deal with; who am i going to work with;
who is in charge of the project; who runs the project; who looks after us; who is our person;
will i have one person to talk to; will i speak to the same person each time; do i talk to the developer;
how do we talk to each other; how do we keep in touch; how do we stay in contact; by email or by phone;
do you use slack; do you use teams with clients; can i follow the progress; can i see how far you are;
do i see the work before it is done; can we watch it grow; do you show work in progress;
how do i know where the project stands; do you send reports; what happens if my contact is on holiday;
how quickly does my contact answer;
who will i be talking to; who will i be working with; who will be looking after us;
who will be my partner in the project; whom will we work with; who handles my project;
who will be our point of contact; is there a dedicated project manager; how are we updated on progress;
what is your communication process; how often will we receive updates; who manages our project
`,
};
