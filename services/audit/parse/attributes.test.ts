import { describe, expect, test } from 'vitest';

import {
  attributeOf,
  difficultyOf,
  kindOfLabel,
  mentionedAttributes,
  priorityOf,
  readAttribute,
  roiOf,
} from './attributes.ts';

test.each([
  ['urgent', 'High'],
  ['rather LOW', 'Low'],
  ['medium to high', 'Medium'],
  ['Υψηλή', 'High'],
  ['highly debatable', 'Medium'],
  ['', 'Medium'],
])('the priority that %j names is %s', (text, priority) => expect(priorityOf(text)).toBe(priority));

test.each([
  ['easy', 'Easy'],
  ['hard (new systems)', 'Hard'],
  ['Low', 'Low'],
  ['HIGH', 'High'],
  ['δύσκολη', 'Hard'],
  ['fiendish', 'Medium'],
])('the difficulty that %j names is %s', (text, difficulty) => expect(difficultyOf(text)).toBe(difficulty));

describe('a return', () => {
  test.each([
    ['150–200%', '150-200%'],
    ['150% to 200%', '150-200%'],
    ['3x-5x', '3-5x'],
    ['about 3 × a year', '3x'],
    ['up to 300%', 'up to 300%'],
    ['over 120 percent', 'over 120%'],
    ['200%+', '200%+'],
    ['4x +', '4x+'],
    ['1,200–1,500%', '1,200-1,500%'],
    ['180-250', '180-250%'],
    ['180-250.', '180-250%'],
    ['6-12  months', '6-12 months'],
    ['€5000 a year', '€5000 a year'],
    ['hard to say', '150-200%'],
    ['2024', '150-200%'],
    ['', '150-200%'],
    [`${'9'.repeat(41)} euros`, '150-200%'],
    [`5000 euros ${'a'.repeat(29)}`, `5000 euros ${'a'.repeat(29)}`],
    [`5000 euros ${'a'.repeat(30)}`, '150-200%'],
    [`${'about '.repeat(30)}200%`, '150-200%'],
  ])('written %j is %j', (written, roi) => expect(roiOf(written)).toBe(roi));
});

test.each([
  ['Priority', 'priority'],
  ['Business priority level', 'priority'],
  ['Expected ROI (12 months)', 'roi'],
  ['Return on Investment**: ', 'roi'],
  ['Difficulty:', 'implementationDifficulty'],
  ['Ease of implementation', 'implementationDifficulty'],
  ['Our priority list', null],
  ['Chatbot', null],
])('the label %j stands for %s', (label, kind) => expect(kindOfLabel(label)).toBe(kind));

test('gives each attribute its own value', () => {
  expect(attributeOf('priority', 'low')).toEqual({ priority: 'Low' });
  expect(attributeOf('roi', '5%')).toEqual({ roi: '5%' });
  expect(attributeOf('implementationDifficulty', 'hard')).toEqual({ implementationDifficulty: 'Hard' });
});

describe('a short text', () => {
  test.each([
    ['Priority: High', { priority: 'High' }],
    [' Priority: High. ', { priority: 'High' }],
    ['Priority is low', { priority: 'Low' }],
    ['Priority – Low', { priority: 'Low' }],
    ['High priority', { priority: 'High' }],
    ['Priority High', { priority: 'High' }],
    ['ROI 180-250%', { roi: '180-250%' }],
    ['ROI of 200%', { roi: '200%' }],
    ['ROI: hard to say', { roi: '150-200%' }],
    ['180% ROI', { roi: '180%' }],
    ['ROI ≈200%', { roi: '200%' }],
    ['High priority...', { priority: 'High' }],
    ['Difficulty: some effort', { implementationDifficulty: 'Medium' }],
    ['easy to implement', { implementationDifficulty: 'Easy' }],
    ['Difficulty: fiendish', { implementationDifficulty: 'Medium' }],
    ['Effort: low', { implementationDifficulty: 'Low' }],
  ])('%j states an attribute', (text, attributes) => expect(readAttribute(text)).toEqual(attributes));

  test.each([
    [''],
    ['.'],
    ['Chatbot'],
    ['Effort: two weeks'],
    ['Implementation effort: two weeks'],
    ['ROI calculator 24'],
    ['Priority customers get an answer'],
    ['ROI calculator'],
    ['Priority high for all of us'],
    [`Priority: ${'a '.repeat(13)}`],
    [`Priority: high ${'a'.repeat(160)}`],
  ])('%j states none', (text) => expect(readAttribute(text)).toBeNull());

  test('may have 160 characters and a vague value of twelve words', () => {
    expect(readAttribute(`Priority: high ${'a'.repeat(145)}`)).toEqual({ priority: 'High' });
    expect(readAttribute(`Priority: ${Array.from({ length: 12 }, () => 'so').join(' ')}`)).toEqual({
      priority: 'Medium',
    });
    expect(readAttribute('Priority high for us all')).toEqual({ priority: 'High' });
  });
});

describe('sentences', () => {
  test('mention attributes in passing', () => {
    expect(
      mentionedAttributes('A high-priority step with an ROI of 180% to 250%, and easy to implement.'),
    ).toEqual({ priority: 'High', roi: '180-250%', implementationDifficulty: 'Easy' });
    expect(mentionedAttributes('It brings a 120-150% return at medium implementation effort.')).toEqual({
      roi: '120-150%',
      implementationDifficulty: 'Medium',
    });
  });

  test('say nothing otherwise, nor after a thousand characters', () => {
    expect(mentionedAttributes('It answers your customers.')).toEqual({});
    const late = `${'word '.repeat(197)}a low priority`;
    expect(mentionedAttributes(late)).toEqual({ priority: 'Low' });
    expect(mentionedAttributes(`word ${late}`)).toEqual({});
  });
});
