import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'marketing-automation',
  names: ['marketing', 'newsletter', 'email campaign'],
  examples: `
abandoned cart; ads; advertising; automate marketing; automate my loyalty programme;
automated emails to customers; automated follow up of leads; automatic e mail campaigns;
automatic follow up emails; automating mailings; birthday emails; bulk email; campaign automation;
can our marketing run by itself; can you automate our email campaigns; can you do our social media;
can you follow up our leads automatically; contact clients when their contract ends;
contact patients that service is due; crm and email marketing; digital marketing;
do you handle marketing; do you help with marketing; do you offer facebook campaigns; email campaigns;
find leads; follow up enquiries; follow up leads without anyone lifting a finger;
follow up with people who asked for a quote; following up quotes by email; forgotten baskets;
forgotten carts; get more leads; good morning what is marketing automation; google ads;
hello i am interested in marketing automation; help us automate the follow ups;
hi tell me about marketing automation; hi we need marketing automation;
i want to automate my birthday greetings; i want to send automatic offers to clients; lead generation;
lead nurturing; mailchimp is eating my evenings; marketing; mass email;
more more leads from our campaigns; my crm eats my evenings; my crm takes hours;
my mailing list is done by hand; newsletter automation; newsletters;
nobody dont have time to call back leads; nobody forget to follow up; nurture prospects automatically;
our crm takes too long; our newsletter is a mess; our salespeople forgets to send reminders;
personalised offers; personalized messages to each customer; promotions; qualify new leads;
reactivate clients; remind customers when their policy expires;
reminders to customers who left their basket; reminding clients by email;
send newsletters to our clients automatically; send our newsletters on their own;
send reminders to customers; send review requests for all patients;
sending review requests to my past guests every month; social media marketing; social media posts;
we never to write to old customers; we want to email customers when their service is due;
who can run our campaigns; win back inactive clients; write email reminders for our customers
`,
};
