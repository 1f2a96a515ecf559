import {
  buildPrice,
  counted,
  formatMoney,
  hourCost,
  prices,
  sampleMoves,
  samplePaybackMonths,
  sampleTotal,
  technologies,
  weeksInMonth,
} from '#services/knowledge';

/** The service of this page, and its prices. */
export { enterpriseItStrategy as strategy } from '#services/knowledge';
export const price = prices['enterprise-it-strategy'];

export const meta = {
  title: 'Enterprise IT strategy: the three-year map',
  description:
    'A map of your systems, year by year: what is switched off, what moves and what you have at the end.',
};

export const head = {
  title: 'Enterprise IT strategy',
  lead: 'A three-year map from the systems you have to the ones you need. Here is an example; in yours, too, every step has a price and an owner.',
  talk: 'Talk to a person',
};

export const legend = {
  inUse: 'A system',
  merged: 'Two become one',
  switchedOff: 'Switched off',
  remains: 'Still in use',
};

// A move switches a system off, or merges two systems into one.
const [fax, fileServer, accounting] = sampleMoves.switchedOff;
const [orders, customers] = sampleMoves.merged;
type SwitchOff = (typeof sampleMoves.switchedOff)[number];

/** Price and owner of a move: "€2,400, sales". */
const costOf = (move: { readonly days: number; readonly owner: string }) =>
  `${formatMoney(buildPrice(move))}, ${move.owner}`;
/** Saving of a move: "saves €40 a month". */
const savingOf = ({ saves }: SwitchOff) => `saves\u00a0${formatMoney(saves)}\u00a0a\u00a0month`;
const calloutOf = (move: SwitchOff) => ({ cost: costOf(move), saving: `${move.month}: ${savingOf(move)}` });
/** Ending of "The fax server ends in …": "May and saves €40 a month (€400, office)". */
const endingOf = (move: SwitchOff) => `${move.month} and ${savingOf(move)} (${costOf(move)})`;

export const map = {
  label: `Nine lines cross on the left: the systems of today. In the first year they run in order, and the fax server ends in ${endingOf(fax)}. In the second the old file server ends in ${endingOf(fileServer)}. The order book and the stock sheet become one (${costOf(orders)}), and so do the customer list and the mailing list (${costOf(customers)}). In the third the old accounting ends in ${endingOf(accounting)}.`,
  today: 'Today',
  systemCount: (count: number) => `${count} systems`,
  systems: [
    'Order book',
    'Stock sheet',
    fax.system,
    'Accounting',
    accounting.system,
    'Customer list',
    'Mailing list',
    fileServer.system,
    'Email and files',
  ],
  callouts: [fax, accounting, fileServer].map(calloutOf),
  mergerCosts: [costOf(orders), costOf(customers)],
  results: [orders.result, 'Accounting', customers.result, 'Email and files'],
  title: 'See all three years before you commit',
  lead: 'Each step fits into a month. Stop after any year: what you have by then is yours.',
  years: [
    {
      when: 'Year 1',
      title: 'Know it, and make it safe',
      text: 'Every system gets a line: what it costs, who depends on it, what happens if it stops. Backups are restored as a test. What nobody uses is cancelled.',
      results: 'You have the list, a tested recovery and fewer invoices.',
    },
    {
      when: 'Year 2',
      title: 'Move, one at a time',
      text: 'Data is cleaned before it moves. Old and new run side by side, with an end date. At most one critical system moves in a quarter.',
      results: 'You have fewer suppliers, contracts you can end, and a second person for every system.',
    },
    {
      when: 'Year 3',
      title: 'Switch off, and keep it small',
      text: 'The old ones go, and so do their invoices. A new wish is measured against the map.',
      results: 'You have the map itself, and people of your own who can redraw it.',
    },
  ],
} as const;

/** Costs and savings of the example company on the map; `undefined` if the service has no price. */
export const total = price && sumUp(buildPrice(price.small), buildPrice(sampleTotal));

function sumUp(mapPrice: number, movesPrice: number) {
  const { saves, hours, gainPerMonth } = sampleTotal;
  const product = `${hours} h × ${weeksInMonth} weeks × ${formatMoney(hourCost)}`;
  return {
    lines: [
      { term: 'The map above', details: formatMoney(mapPrice) },
      { term: `Its ${counted(sampleTotal.moveCount, 'move').lowerCase}`, details: formatMoney(movesPrice) },
      { term: 'Spent in three years', details: formatMoney(mapPrice + movesPrice) },
      { term: 'Less to run, a\u00a0month', details: formatMoney(saves) },
      {
        term: `Nothing typed twice: ${product.replaceAll(' ', '\u00a0')}`,
        details: formatMoney(gainPerMonth - saves),
      },
      { term: 'In the end, a\u00a0month', details: formatMoney(gainPerMonth) },
    ],
    result: `Paid back in ${samplePaybackMonths(mapPrice + movesPrice)}\u00a0months, as the moves come one by one.`,
  };
}

export const occasions = { title: 'When companies call us' };

export const study = { more: 'Read the whole case' };

export const tools = {
  title: 'What we build with',
  lead: 'We earn nothing when you choose it.',
  /** Only some groups of technologies; the About page has all. */
  kinds: technologies.filter(({ name }) => /^(Data|Cloud|Business)/.test(name)),
};
