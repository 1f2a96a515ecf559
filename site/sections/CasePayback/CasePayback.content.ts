import {
  buildPrice,
  type CaseStudy,
  formatMoney,
  hourCost,
  type Payback,
  paybackOf,
  weeksInMonth,
} from '#services/knowledge';

export const labels = { title: 'What it returned', running: 'Running costs' };

/** Returns a count with its unit: "11 months", "1 sale". */
export const unitsOf = (count: number, { unit }: Payback) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Returns price and duration: "€14,000 without VAT, in 11 weeks". */
export const cost = (study: CaseStudy) =>
  `${formatMoney(buildPrice(study))} without VAT${study.priceFor ? ` for ${study.priceFor}` : ''}, in ${study.duration}`;

/**
 * Returns the payback time: "Paid back in 11 months", or "First idea paid back in 5 months" if only a part was spent.
 */
export function paidBack(study: CaseStudy): string {
  const payback = paybackOf(study);
  const { spent } = study.payback;
  const units = unitsOf(payback.after, payback);
  return `${spent ? `${spent.on} paid` : 'Paid'} back ${payback.unit === 'month' ? 'in' : 'by'} ${units}`;
}

/** Formats an amount with its sign: "−€14,000". The minus is U+2212, which is as wide as a plus. */
export const signed = (amount: number) =>
  `${amount < 0 ? '\u2212' : '+'}${formatMoney(Math.abs(Math.round(amount)))}`;

/** Returns the payback time with at most one decimal, rounded down: "8.5 months", "5 months". */
export const exactTime = ({ exact, unit }: Payback) => `${Math.floor(exact * 10) / 10} ${unit}s`;

/** Returns the rows of the calculation. The last row is the division. */
export function calculationOf(study: CaseStudy, payback: Payback) {
  const { hours, gains = [] } = study.payback;
  const { spent, net, wait, waitCosts, unit } = payback;
  const price = study.payback.spent?.amount ?? buildPrice(study);
  const totalCost = spent + wait * waitCosts;
  const rows = [
    ...(hours
      ? [
          {
            what: `${hours.count} hours${hours.a === 'week' ? ` × ${weeksInMonth} weeks` : ''} × ${formatMoney(hourCost)}`,
            amount: formatMoney(payback.worthOfHours),
          },
        ]
      : []),
    ...gains.map(({ what, amount }) => ({ what, amount: formatMoney(amount) })),
    ...(unit === 'month' && waitCosts > 0 ? [{ what: labels.running, amount: signed(-waitCosts) }] : []),
    ...(totalCost > price
      ? [{ what: `${formatMoney(price)} and a year to run`, amount: formatMoney(totalCost) }]
      : []),
    {
      // With months of waiting, the row has no unit, because it would be longer than a line of text.
      what: `${wait > 0 ? `${wait} + ` : ''}${formatMoney(totalCost)} ÷ ${formatMoney(net)}${wait > 0 ? '' : ` a ${unit}`}`,
      amount: exactTime(payback),
    },
  ];
  return rows;
}

/** Returns the explanation of the calculation: the costs that it counts or omits, and the price of an hour. */
export function noteOf(study: CaseStudy): string {
  const { note, spent, hours } = study.payback;
  if (hours) return `${note} An hour at ${formatMoney(hourCost)} is a sample figure.`;
  if (!spent) return note;
  const price = buildPrice(study);
  const withPlan = paybackOf({
    ...study,
    payback: { ...study.payback, spent: { ...spent, amount: spent.amount + price } },
  });
  return `${note} With the ${formatMoney(price)} for the plan, all is paid back in ${unitsOf(withPlan.after, withPlan)}.`;
}

/** Returns the balance at the right end of the drawn line: "+€1,720 after 12 months". */
export const finalBalance = (amount: number, units: number, payback: Payback) =>
  `${signed(amount)} after ${unitsOf(units, payback)}`;
