import { hourCost, weeksInMonth } from '../hourCost.ts';

/**
 * Moves of the sample map. `switchedOff`: a system is turned off; `saves` is the saving per month, in the firm’s
 * currency. `merged`: two records become one; `hours` are the hours per week that are no longer typed twice. `after` is
 * the number of months before the move. `days` are charged at the day rate. The owner of a move is a department.
 */
export const sampleMoves = {
  switchedOff: [
    { system: 'Fax server', month: 'May', after: 5, saves: 40, days: 1, owner: 'office' },
    { system: 'Old file server', month: 'March', after: 15, saves: 90, days: 8, owner: 'office' },
    { system: 'Old accounting', month: 'March', after: 27, saves: 260, days: 15, owner: 'finance' },
  ],
  merged: [
    { result: 'Orders and stock', after: 17, hours: 14, days: 6, owner: 'sales' },
    { result: 'Customers', after: 20, hours: 8, days: 5, owner: 'office' },
  ],
} as const;

const { switchedOff, merged } = sampleMoves;
const moves = [...switchedOff, ...merged];
const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0);

/** Saving of each move per month, in the firm’s currency, and the number of months before it starts. */
const gains = moves.map((move) => ({
  after: move.after,
  amount: 'hours' in move ? move.hours * weeksInMonth * hourCost : move.saves,
}));
const gainPerMonth = sum(gains.map(({ amount }) => amount));
/** Savings that are missing in the months before each move, in the firm’s currency. */
const missedGains = sum(gains.map(({ amount, after }) => amount * after));

/**
 * Totals of the sample map. `days` are working days, `saves` is the saving on systems per month, `hours` are saved
 * hours per week. `gainPerMonth` is the value of both savings per month. Amounts are in the firm’s currency.
 */
export const sampleTotal = {
  moveCount: moves.length,
  days: sum(moves.map(({ days }) => days)),
  saves: sum(switchedOff.map(({ saves }) => saves)),
  hours: sum(merged.map(({ hours }) => hours)),
  gainPerMonth,
};

/**
 * Returns the number of months until the sample map has recovered `spent`. A result before the last move is wrong,
 * because the formula counts all moves.
 */
export const samplePaybackMonths = (spent: number) => Math.ceil((spent + missedGains) / gainPerMonth);
