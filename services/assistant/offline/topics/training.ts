import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'training',
  examples: `
i not understand computer very good; i not understand computer is problem; i am bad with computers is it a problem; i dont understand computers;
is this too complicated for me; i am old is it too complicated; i am not good with computers; i am not technical;
do you train our team; do you train my staff; do you offer training; do you run courses for employees;
who trains our people; is training included; how do my people learn it; will you show us how it works;
do you train the reception; do you show my staff how to use it; do you teach our employees to use ai;
ai training for staff; ai workshop for our team; do you give workshops; training for users; user manual;
is there a manual; do we need technical knowledge; do i need technical skills; do we need it people for this;
do i have to know how to code; is it easy to use; is it hard to learn; we are not technical;
my staff is not good with computers; do we need a developer of our own; do i need an it department;
can somebody without training use it; how long does it take to learn; who explains it to my colleagues;
do you coach people; onboarding of our staff; do i need to be a programmer; what skills does my team need;
is it complicated to use; do you coach my users; do you teach our staff; do you train my staff on it;
do you train my team to use it; do you train our people to use it; do you give trainings; do you run workshops;
do you teach courses; do i need technical knowledge; do i need to know how to code;
do i need programmers for an agent; do my people need technical skills; do we need technical people;
do we need an it department for this; do i need to be technical; do i need a technical team;
do i need it knowledge; do i need an it team for ai; do we need developers of our own; is it difficult to use;
is it hard to use; is it hard to set up; is ai difficult to introduce; how hard is it to start with ai;
is it difficult to implement; is it complicated; is ai complicated to introduce; is ai hard to use;
is it easy to implement;
do my staff have to change how they work; will you train our people; will you train our staff;
will i get training; do you train our people; do you train our staff; do we be training;
do the team be trained; can you train my staff; can you train our employees on the system;
do you teach us how to use it; how do we learn to use it; can my employees learn it;
what if my staff is not technical; i am not a technical person; we have no it people;
we have no technical staff can we still do it; ai training for our staff; train our staff on ai;
train our people to use copilot; teach our team to use ai; teach my staff to use ai properly; teach us ai;
course for our employees on ai; train my team in ai; what skills do we need to use it; can anybody use it;
do we need experts to run it;
do you run workshops for teams; how do our people learn to use it;
do we get a manual; can my employees use it without training;
i have no computer; i only have a phone; i do not understand computers; i am not good with computers;
do i need a computer for this; i am old and do not know computers; we are not technical people;
i do not know anything about computers; i know nothing about computers; who will learn me;
do you explain how to use it; will somebody explain it to us; do i get an introduction to my new site;
do you show me how to change the site; how do i learn to work with it; do you teach me the system;
is there an introduction for our team; will my team understand it; will it be a lot of change for my team;
will my employees have to learn something new; do my people need to learn new programs;
do we need somebody technical; do i need an engineer; do i need my own it people; can a beginner use it;
is it made for people without technical skills; can i use ai without technical knowledge; is there a course;
videos for training; how much change does it mean for staff;
how do staff take it; do we need technical expertise; is technical expertise required to implement ai;
do i need coding skills for automation; do you train our team after implementation;
is staff training provided; do you provide onboarding and training; can non technical staff manage it;
do we need an in house developer;
is there training for the software; do you give training on the software;
training on how the system is used; do you provide training for staff on the tools;
how do you do the training; how do you train them; how do you train my employees; how does the training go;
who gives the training; do you do training for teachers; do you make training about chatgpt;
training for our teachers about ai; do you teach chatgpt; can you train twenty people;
a training day for our office; a course about ai for my team; is the training in greek
`,
};
