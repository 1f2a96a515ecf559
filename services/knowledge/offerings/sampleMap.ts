import { hourCost, weeksInMonth } from '../hourCost.ts';

/**
 * The moves of the sample map: what is switched off, after how many months, and what that saves in the firm’s currency a month; and
 * what becomes one, with the hours a week that are no longer typed twice. Each has its owner, a department, and is
 * counted in days of work, at the day rate.
 */
export const sampleMoves = {
  off: [
    { system: 'Fax server', month: 'May', after: 5, saves: 40, days: 1, owner: 'office' },
    { system: 'Old file server', month: 'March', after: 15, saves: 90, days: 8, owner: 'office' },
    { system: 'Old accounting', month: 'March', after: 27, saves: 260, days: 15, owner: 'finance' },
  ],
  merged: [
    { result: 'Orders and stock', after: 17, hours: 14, days: 6, owner: 'sales' },
    { result: 'Customers', after: 20, hours: 8, days: 5, owner: 'office' },
  ],
} as const;

const { off, merged } = sampleMoves;
const moves = [...off, ...merged];
const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0);

/** Saving of each move in the firm’s currency a month, and the months before it starts. */
const gains = moves.map((move) => ({
  after: move.after,
  amount: 'hours' in move ? move.hours * weeksInMonth * hourCost : move.saves,
}));
const brings = sum(gains.map(({ amount }) => amount));
/** Missing savings of the months before each move, in the firm’s currency. */
const missed = sum(gains.map(({ amount, after }) => amount * after));

/** All moves of the sample map: how many, their days of work, what they save on systems in the firm’s currency a month, the hours a week they free, and what both bring in euros a month. */
export const sampleTotal = {
  moves: moves.length,
  days: sum(moves.map(({ days }) => days)),
  saves: sum(off.map(({ saves }) => saves)),
  hours: sum(merged.map(({ hours }) => hours)),
  brings,
};

/** After how many months of the sample map what was spent is back: after the last move, or the sum is wrong. */
export const sampleBackAfter = (spent: number) => Math.ceil((spent + missed) / brings);
