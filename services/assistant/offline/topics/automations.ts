import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'automations',
  answer: ({ base }) => {
    const page = pageAt(base, '/automations');
    const best = base.automations.toSorted((a, b) => b.hoursSaved - a.hoursSaved).slice(0, 3);
    return localAnswer(
      [page],
      `Whatever repeats and has rules. The catalogue lists ${base.automations.length}, for example:`,
      best
        .map(({ title, hoursSaved, basis }) => `- **${title}**: ${hoursSaved} hours a week (${basis})`)
        .join('\n'),
      `All of them, with their steps: ${markdownLink(page)}.`,
    );
  },
  // Visitors' typos are intended.
  examples: `
any templates for automations; automating for accounting; automating in sales; automating in telecoms;
automation catalogue; automation examples for sales; automation for it; automation for law firms;
automation ideas; automation ideas for a hotel; automation in a restaurant; automation in a taxi company;
automation in hospitals; automation library; automations; automations for finance; automations for operations;
best automation; catalog; catalogue; catalogue of automations; do you have a list of possible automations;
do you have ready made workflows; examples for automation for supermarkets; examples of automation;
examples of automations; gallery of workflows; give me examples of automations;
give me some ideas for automation; how many hours does automation save; ideas what to automate;
list for tasks a robot can do for dentists; list of automations; list of things that can be automated;
pick an automation; popular automations; ready made solutions;
show me a few examples for automations for a municipality; show me examples of automations;
show me the catalogue; tasks to automate; tell me a few ideas of automation;
things you can automate in a warehouse; use cases for automation; what automation is available;
what can a machine take over in hr; what can a robot handle in marketing; what can ai do in the front office;
what can ai handle for my staff; what can be automated; what can be automated in sales;
what can i automated for manufacturers; what can you automate; what common workflows are popular;
what could be automated in a hotel; what could be automated in finance;
what could you automate at a car rental; what could you automate for us; what do be automate in our company;
what do i automate in logistics; what do one automate for; what do one automate with the back office;
what do one automated at retailers; what do people usually automate; what else can be automated;
what is possible to automate for a shop; what kind of tasks; what kinds of work can be automated;
what processes can we do for us; what routine work do you do; what should i automate;
what small automations are there to choose from; what tasks can be automated;
what tasks could software automate; what things do you do; what would you automate in a construction company;
whats best to automate; where could a property developer save time; where could we save time;
which automation is the most popular; which automation saves the most hours; which automations do you have;
which jobs can a machine do for my accountants; which jobs can ai do for us; which jobs could ai do;
which processes can you automate; which processes do companies automate first; which tasks can be automated;
which tasks could a machine take over; which workflows do you offer; which tasks can ai automate;
which business functions can be automated; what can be automated in a company; what should we automate first;
best automation for a small company; best ai tools for a small business; good first projects for ai;
use cases for ai; ai use cases; ideas for ai agents; examples of ai agents in companies;
what can ai do for a small company; which processes are suited; what makes a good candidate for automation;
which tasks are good candidates; how do i recognise a task for automation; what is a good task to automate;
is my task a candidate;
which tasks can ai take over; which jobs can be automated; what kinds of work can you automate;
where should we begin to automate; what is the best thing to automate; which process first;
which use case is best; what do others automate; what can be automated in an office;
which processes are suitable for automation; which business processes are worth automating;
what can be automated in a business like mine; what workflows can be automated;
which repetitive tasks can be automated; what are common use cases; what types of processes do you automate;
which departments benefit from automation; what can ai automation handle
`,
};
