import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'vacancies',
  examples: `
are there positions for data scientists; are you hiring; can i apply; can i do an internship;
can i join the team; can i work for you; careers; do you employ graduates; do you have summer jobs;
do you have vacancies; do you hire juniors; do you need developers; do you offer apprenticeships;
do you sponsor visas; do you take interns; here is my cv; how do i apply for a job;
i am a developer looking for work; i am a freelancer do you need help; i am a student looking for a placement;
i am looking for a job; i want to apply as a programmer; i want to work for you; i would like to send my cv;
internship; is there a trainee programme; job application; job openings; jobs; join your team; my resume;
open positions; part time work; recruitment; vacancies; what salary do you pay; where do i send my cv;
who do i contact about a job; work with us;
any internships for students; do you offer internships; student placement; work experience for students;
do you hire graduates;
where should i send my cv; where do i send my cv; what is the salary; what do you pay your developers;
can i work for you remotely
`,
};
