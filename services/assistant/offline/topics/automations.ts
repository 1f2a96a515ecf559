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
all automations; any templates for automations; automating in a cleaning company; automating in sales;
automation examples for sales; automation for a football club; automation for a property developer;
automation ideas for a hotel; automation in a restaurant; automation in the back office;
automations for a retailer; automations for a wholesaler; automations for finance;
automations in a insurance broker; automations in banks;
can you give me some examples of things you have automated; catalog; catalogue of automations;
do you have a list of possible automations; do you have ready made workflows;
examples of things a robot can do in accounting; expense claims; give me some ideas for automation;
how many hours does automation save; ideas of automation in operations; leave requests;
list for tasks a robot can do in customer service; list of automations;
list of things that can be automated; off the shelf automations; payment reminders; pick an automation;
ready made solutions; show me the catalogue; show me what you can automate in a finance department;
tell me a few ideas of automation; templates; things you can automate in a warehouse;
use cases for automation; what automation is available; what automations exist;
what can a machine take over in hr; what can ai do in the front office; what can ai handle for my staff;
what can one automate with marketing; what common workflows are popular;
what could be automated in finance; what could you automate at a car rental;
what could you automate for us; what do be automate in lawyers; what do i automate in our company;
what do one automated with a small office; what do people usually automate; what else can be automated;
what is best to automate for a law firm; what is possible to automate in it; what kind of tasks;
what kinds of work can be automated; what small automations are there to choose from;
what would you automate in a estate agent; whats best to automate;
where could a real estate agency save time; where could we save time;
which automation saves the most hours; which automations do you have;
which finished workflows do you offer; which jobs can a computer take over in logistics;
which jobs can a machine do for my accountants; which processes can software do;
which processes do companies automate first; which tasks can be automated;
which tasks could a machine take over; which typical automations can i choose from
`,
};
