import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'marketing-automation',
  examples: `
abandoned baskets
abandoned cart
ads
automate my loyalty programme
automate our email campaigns
automated emails to customers
automatic e mail campaigns
automatic follow up emails
automating mailings
campaign automation
can our marketing run by itself
can you automate social media marketing
can you do our social media
can you offer google ads
contact patients that service is due
crm and email marketing
customer reminders
digital marketing
do you handle advertising
do you help with marketing
facebook ads
find prospects
follow up enquiries
follow up leads without anyone lifting a finger
follow up quotes is forgotten
follow up with people who asked for a quote
following up leads by email
forgotten carts
get more leads
good morning we need marketing automation
hello i am interested in marketing automation
help us automate the follow ups
hi tell me about marketing automation
i dont have time to write to old customers
i want to send automatic offers to clients
lead generation
lead nurturing
mailchimp is eating my evenings
mass mailing
more more leads from our campaigns
my crm is done by hand
my crm takes hours
my mailchimp eats my evenings
my mailing list is a mess
newsletter automation
newsletters
nobody forget to follow up
nobody forgets to call back leads
nurture prospects automatically
our crm takes too long
our salespeople never to send the newsletter
personalised offers
personalized messages for each customer
promotions
qualify new leads
reactivate clients
remind customers when their policy expires
remind inactive clients when their contract ends
reminders to customers who left their basket
reminding clients by email
send newsletters to our clients automatically
send our newsletters on their own
send reminders to customers
sending birthday wishes for our customers
sending review requests to my past guests every month
social media posts
we never to follow up
we want to email customers when their service is due
who can run our campaigns
win back customers
write messages to all leads automatically
write vouchers for all customers every month
`,
};
