import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'automations',
  answer: ({ base }) => {
    const page = pageAt(base, '/automations');
    const best = base.automations.toSorted((a, b) => b.hoursSaved - a.hoursSaved).slice(0, 3);
    return answerOf(
      [page],
      `Whatever repeats and has rules. The catalogue lists ${base.automations.length}, for example:`,
      best
        .map(({ title, hoursSaved, basis }) => `- **${title}**: ${hoursSaved} hours a week (${basis})`)
        .join('\n'),
      `All of them, with their steps: ${link(page)}.`,
    );
  },
  examples: `
any templates for automations
automating in a cleaning company
automating in sales
automation for a football club
automation in a restaurant
automation in the back office
automations for finance
automations for the front office
automations in a insurance broker
catalog
do you have ready made workflows
examples for things to automate for a retailer
examples of things a robot can do in accounting
expense claims
give me some examples for tasks a machine can do in operations
give me some ideas for automation
how many hours does automation save
ideas of automations for a estate agent
leave requests
list for tasks a robot can do in customer service
list of things that can be automated
payment reminders
pick an automation
ready made solutions
show me the catalogue
tell me a few ideas of automation
things you can automate in a warehouse
what automation is available
what automations is you offer
what can a machine take over in hr
what can one automate with marketing
what common workflows are popular
what could be automated in a hotel
what could you automate at a car rental
what could you automate for us
what do be automate in lawyers
what do i automate in our company
what do one automated with a small office
what do people usually automate
what finished automations can i choose from
what is best to automate for a law firm
what is possible to automate in it
what kind of tasks
what kinds of work can be automated
what small automations are there to choose from
what tasks can we automated
what would you automate in a wholesaler
whats best to automate
whats best to automate in logistics
where could a real estate agency save time
where could we save time
which automation saves the most hours
which automations do you have
which jobs can a computer handle for my accountants
which jobs can ai do for my staff
which processes can software do
which processes do companies automate first
which small workflows exist
which tasks could a machine take over
`,
};
