import { numberOf } from '../clues.ts';
import { signs, unit } from '../judge.ts';
import type { Weights } from './learn.ts';

/** Weights as text, as `createJudge` reads them: rounded, without what makes no difference. */
export function writeWeights(weights: Weights): string {
  const byNumber = new Map([...weights].map(([clue, row]) => [numberOf(clue), entriesOf(row)]));
  const lines = [...byNumber].filter(([, entries]) => entries !== '').sort(([a], [b]) => a - b);
  return lines.map(([number, entries], at) => `${number - (lines[at - 1]?.[0] ?? 0)}${entries}`).join('\n');
}

function entriesOf(row: Float64Array): string {
  return [...row]
    .map((weight, at) => ({ sign: signs.charAt(at), units: Math.round(weight / unit) }))
    .filter(({ units }) => units !== 0)
    .map(({ sign, units }) => `${sign}${units}`)
    .join('');
}
