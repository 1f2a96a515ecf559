import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Fieldset } from './Fieldset.tsx';

test('a Fieldset with a note shows a legend that is an element', () => {
  const html = renderToStaticMarkup(<Fieldset legend={<b>You</b>} note="done" />);
  expect(html).toContain('<b>You</b>');
  expect(html).toContain('done');
});
