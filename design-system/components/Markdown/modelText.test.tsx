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
});
