import { expect, test } from 'vitest';
import { emptyAuditForm } from './emptyAuditForm.ts';
import { createLostUpdates } from './lostUpdates.ts';
import type { AuditRecord } from './types.ts';

const record = (id: string): AuditRecord => ({
  id,
  timestamp: '2026-01-01T00:00:00.000Z',
  formData: emptyAuditForm,
  report: { executiveSummary: '', keyOpportunities: [], recommendedSolutions: [] },
  status: 'new',
  followUpSent: false,
  source: 'template',
  title: '',
});
const [old, mine, mine2] = [record('old'), record('mine'), record('mine2')];
const [theirs, theirs2] = [record('theirs'), record('theirs2')];

function start() {
  let time = 0;
  const lost = createLostUpdates(() => time);
  lost.noteList([old]);
  lost.noteSave(mine);
  lost.noteList([old, mine]);
  return { lost, later: (milliseconds: number) => (time += milliseconds) };
}

test('createLostUpdates: a save is lost if another tab wrote a list with something new and without it', () => {
  expect(start().lost.findIn([old, theirs])).toEqual([mine]);
  expect(start().lost.findIn([old, mine, theirs])).toEqual([]);
});

test('createLostUpdates: nothing is lost if the other tab added nothing', () => {
  const { lost } = start();
  expect(lost.findIn([old])).toEqual([]);
  expect(lost.findIn([old, theirs])).toEqual([]);
});

test('createLostUpdates: what this tab has seen is nothing new', () => {
  const { lost } = start();
  lost.noteList([old, mine, theirs]);
  expect(lost.findIn([old, theirs])).toEqual([]);
});

test('createLostUpdates: what the other tab left alone may still be lost later', () => {
  const { lost } = start();
  expect(lost.findIn([old, mine])).toEqual([]);
  expect(lost.findIn([theirs])).toEqual([mine]);
});

test('createLostUpdates: a save that was lost twice is missing twice', () => {
  const { lost } = start();
  expect(lost.findIn([theirs])).toEqual([mine]);
  expect(lost.findIn([theirs2])).toEqual([mine]);
});

test('createLostUpdates: only saves of the last second can be lost', () => {
  const { lost, later } = start();
  later(999);
  lost.noteSave(mine2);
  expect(lost.findIn([theirs])).toEqual([mine, mine2]);
  later(1);
  expect(lost.findIn([theirs2])).toEqual([mine2]);
});
