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
export function backAfter(study: CaseStudy): string {
  const payback = paybackOf(study);
  const { spent } = study.payback;
  const units = unitsOf(payback.after, payback);
  return `${spent ? `${spent.on} paid` : 'Paid'} back ${payback.unit === 'month' ? 'in' : 'by'} ${units}`;
}

/** Formats an amount with its sign: "−€14,000". The minus is U+2212, which is as wide as a plus. */
export const signed = (amount: number) =>
  `${amount < 0 ? '\u2212' : '+'}${formatMoney(Math.abs(Math.round(amount)))}`;

/** Cuts the payback time to one decimal without rounding, and leaves out ".0": "8.5 months", "5 months". */
export const exactly = ({ exact, unit }: Payback) => `${Math.floor(exact * 10) / 10} ${unit}s`;

/** Returns the lines of the calculation. The last line is the division. */
export function sumOf(study: CaseStudy, payback: Payback) {
  const { hours, gains = [] } = study.payback;
  const { spent, net, wait, waitCosts, unit } = payback;
  const price = study.payback.spent?.amount ?? buildPrice(study);
  const whole = spent + wait * waitCosts;
  const lines = [
    ...(hours
      ? [
          {
            what: `${hours.count} hours${hours.a === 'week' ? ` × ${weeksInMonth} weeks` : ''} × ${formatMoney(hourCost)}`,
            amount: formatMoney(payback.hours),
          },
        ]
      : []),
    ...gains.map(({ what, amount }) => ({ what, amount: formatMoney(amount) })),
    ...(unit === 'month' && waitCosts > 0 ? [{ what: labels.running, amount: signed(-waitCosts) }] : []),
    ...(whole > price
      ? [{ what: `${formatMoney(price)} and a year to run`, amount: formatMoney(whole) }]
      : []),
    {
      // If there are months of waiting, the unit is left out. Otherwise the line would break.
      what: `${wait > 0 ? `${wait} + ` : ''}${formatMoney(whole)} ÷ ${formatMoney(net)}${wait > 0 ? '' : ` a ${unit}`}`,
      amount: exactly(payback),
    },
  ];
  return lines;
}

/** Explains the costs that were counted or left out, and the price of an hour. */
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

/** Returns the balance at the end of the line: "+€1,720 after 12 months". */
export const inTheEnd = (amount: number, units: number, payback: Payback) =>
  `${signed(amount)} after ${unitsOf(units, payback)}`;
