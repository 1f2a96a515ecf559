import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'contact-person',
  examples: `
who will be my contact; who will be my contact person; will i have a contact person; who is our contact person;
who would be my project manager; who will work on our project; do we get a project manager;
is there a dedicated person; do we have one contact; will we always talk to the same person;
who do we talk to during the project; how often do you report; how often do we get updates;
how often will you update us; how do you report progress; how do you communicate during the project;
how do we stay informed; how do you keep us informed; will we be kept informed; progress updates;
weekly meetings; how often do we meet; how often would we hear from you during the work; how do we communicate;
what channels do you use to communicate with clients; do we get weekly reports;
how will i know how the project is going; project manager; who is responsible for our project;
who leads the project; how do you manage communication; do you give regular updates
`,
};
