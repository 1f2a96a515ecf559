import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'marketing-automation',
  names: ['marketing', 'newsletter', 'email campaign'],
  examples: `
abandoned baskets; appointment reminders by email; automate marketing;
automate my loyalty programme; automate our email campaigns; automated emails to customers;
automated follow up of leads; automated marketing; automatic e mail campaigns;
automatic emails for each customer; automatic follow up emails; automatic messages for clients;
automating mailings; automating the marketing; birthday emails; bulk email; campaign automation;
can our marketing run by itself; can you automate our email campaigns; can you automate our newsletters;
contact patients by email;
crm and email marketing; customer reminders; digital marketing; do you do marketing;
do you do marketing automation; do you help with marketing;
do you offer our newsletter; email campaigns; email marketing; find leads; follow up enquiries;
follow up leads automatically; follow up with people who asked for a quote;
following up on offers automatically; forgotten carts; generate new leads automatically; get more leads;
i dont have time to call back leads; i want to automate the mailings;
i want to send automatic offers to clients; lead generation; lead nurturing; mailchimp automation;
mailchimp is eating my evenings; marketing; marketing automation; mass email; more customers;
my crm eats my evenings; my crm takes hours; my newsletter is a mess; newsletter automation; newsletters;
nobody never to follow up; nurture prospects automatically; our crm is done by hand; our crm takes too long;
personalised offers; promotions; qualify leads from our campaigns; reactivate clients;
remind customers when their policy expires; send newsletters automatically;
send offers for leads every month; send our newsletters on their own; send reminders to customers;
sending review requests for all leads;
we forgets to write to old customers; we want to email customers when their service is due;
who can run our campaigns; win back inactive clients; write reminders to past guests;
quotes go out and nobody follows up; nobody follows up on our quotes; customers never come back
`,
};
