import { formatMoney } from '../../../knowledge/formatMoney.ts';
import { serviceLink } from '../answerParts.ts';
import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'running-costs',
  within: 'price',
  answer: ({ base, subject }) => {
    const page = subject
      ? { name: subject.title, path: `/services/${subject.id}` }
      : pageAt(base, '/services');
    const prices = (subject ? [subject] : base.offerings).flatMap(({ price }) => price ?? []);
    const usual = prices.map(({ usual: { monthly } }) => monthly);
    const all = prices.flatMap(({ small, large }) => [small.monthly, large.monthly]);
    if (prices.length === 0) return localAnswer([page], `That is not written here: ${markdownLink(page)}.`);
    const range = `${formatMoney(Math.min(...all))} to ${formatMoney(Math.max(...all))} a month`;
    return localAnswer(
      [page],
      subject
        ? `To run, ${serviceLink(subject)} costs ${range} in our worked examples, without VAT: ${formatMoney(usual[0] ?? 0)} for a usual one.`
        : `What we build costs ${range} to run in our worked examples, by service and size, without VAT.`,
      `What we run for you is paid by the month, without a minimum term. Each service lists its own: ${markdownLink(page)}.`,
    );
  },
  examples: `
and every month; and per month; every month; per month; each month; and monthly; how much per month;
what does it cost per month; what are the monthly costs; what are the running costs; running costs;
monthly fee; is there a monthly fee; what do i pay each month; and what does it cost to run;
and after that every month; what does it run to per month; monthly cost; maintenance costs;
how much is maintenance; charges for maintenance; what do we pay after the build; yearly costs;
is there a subscription; running costs after the project; what does it cost each month afterwards;
monthly costs after launch; is there a monthly cost after it is built;
how much monthly; and how much monthly; how much is the month; what do i pay every month;
what do we pay each month afterwards; are there running costs; running costs after the launch;
ongoing costs; are there ongoing costs; what are the ongoing costs; is there a monthly cost; monthly costs;
how much are the monthly costs; what does it cost to keep it running; what does maintenance cost;
what does support cost; costs after the project; does the monthly price go up with more use;
does it cost more when we use it more; do more users cost more; do more calls cost more;
do more pages cost more each month; is there a fee per user; is there a cost per message;
is there a cost per call; are there licence fees; who pays for the ai model; who pays the ai provider;
do we pay the model provider ourselves; whose account pays for the ai; are api costs included;
are the ai fees included; token costs; what do the ai models cost us; cost per minute of a call;
what happens if we use more minutes; what happens if we exceed the limit; is there a limit of calls;
do we pay per minute; do we pay extra above a limit; what are the ongoing fees;
what is the monthly fee for maintenance and support; what does ongoing support cost a month
`,
};
