import { expect, it } from 'vitest';

import { writeUsage } from './writeUsage.ts';

it('names what is imported, once and in order, and what is called', () => {
  const code = '<Stack>\n  <Button onClick={() => {}}>Send</Button>\n  <Button>Wait</Button>\n</Stack>';
  expect(writeUsage(code)).toBe(
    `import { Button, Stack } from 'consultancy-design-system';\n\n${code.replace('() => {}', 'handleClick')}`,
  );
});

it('imports nothing that the package has not, and leaves a handler that does something', () => {
  const code = '<HomePage onOpen={() => open()} />';
  expect(writeUsage(code)).toBe(code);
});
