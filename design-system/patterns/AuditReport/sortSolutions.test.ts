import { expect, test } from 'vitest';

import type { ReportSolution } from './ReportItem.ts';
import { sortSolutions } from './sortSolutions.ts';

const solution = (
  title: string,
  priority: ReportSolution['priority'],
  difficulty: string,
): ReportSolution => ({ title, description: '', roi: '150-200%', priority, difficulty });

const solutions = [
  solution('a', 'Low', 'Hard'),
  solution('b', 'High', 'Medium'),
  solution('c', 'Medium', 'Low'),
  solution('d', 'High', 'Easy'),
];
const titles = (order: Parameters<typeof sortSolutions>[1]) =>
  sortSolutions(solutions, order)
    .map(({ title }) => title)
    .join('');

test('sortSolutions keeps the order of the report by default', () => {
  expect(titles('written')).toBe('abcd');
});

test('sortSolutions puts the highest priority first and keeps the order of equal solutions', () => {
  expect(titles('priority')).toBe('bdca');
});

test('sortSolutions puts the easiest first, for all five difficulties', () => {
  expect(titles('effort')).toBe('cdba');
});

test('sortSolutions does not change the report itself', () => {
  const before = [...solutions];
  sortSolutions(solutions, 'priority');
  expect(solutions).toEqual(before);
});
