// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { longReplies, modelReplies, outline, partsOf, wholeReplies } from '#tests/support/modelReplies.ts';

import { Markdown } from './Markdown.tsx';
import { tidyModelText } from './modelText.ts';

afterEach(cleanup);

describe('Markdown as language models write it', () => {
  it.each([...modelReplies, ...wholeReplies])('shows %s', (_habit, reply, seen) => {
    const { container } = render(<Markdown>{reply}</Markdown>);
    expect(outline(container.innerHTML)).toBe(seen);
  });

  it.each(longReplies)('corrects many notations in one reply', (reply, seen) => {
    expect(partsOf(render(<Markdown>{reply}</Markdown>).container.innerHTML)).toEqual(seen);
  });

  it('leaves plain Markdown as it is', () => {
    const text =
      '# A\n\nOne *two* **three** [four](/five).\n\n1. a\n2. b\n   - c\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\n$x$ • y\n```\n\n> z';
    expect(tidyModelText(text)).toBe(text);
  });

  it.each([
    ['dollars', '$x '],
    ['brackets of formulas', '\\[ x '],
    ['round brackets of formulas', '\\( x '],
    ['backticks', '`` ` '],
    ['marks', '==x '],
    ['marks of sources', '【x '],
    ['addresses', 'https://example.com/'],
    ['fractions', '\\frac{'],
    ['lists', '1. x\n  - y\n'],
    ['rows', '| x |\n\n'],
    ['fences', '```md\n'],
  ])('corrects 64 kB of %s in time that grows with the length', (_name, part) => {
    const text = part.repeat((64 * 1024) / part.length);
    const start = process.cpuUsage();
    tidyModelText(text);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1_000);
  });
});
