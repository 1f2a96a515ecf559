import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'training',
  examples: `
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
do you train my team to use it; do you train our people to use it; do you give trainings;
do you run workshops; do you teach courses
`,
};
