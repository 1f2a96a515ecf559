import { expect, it } from 'vitest';

import { writeUsage } from './writeUsage.ts';

it.each(['() => {}', 'function Age(){}', 'function noRefCheck() {}'])(
  'writeUsage imports each component once and in order, and names the handler %s',
  (handler) => {
    const code = `<Stack>\n  <Button onClick={${handler}}>Send</Button>\n  <Button>Wait</Button>\n</Stack>`;
    const usage = `import { Button, Stack } from 'consultancy-design-system';\n\n${code.replace(handler, 'handleClick')}`;
    expect(writeUsage(code)).toBe(usage);
    expect(writeUsage(usage)).toBe(usage);
  },
);

it('writeUsage imports components of the audit from their own entry point', () => {
  const code = '<Stack>\n  <AuditPreview />\n</Stack>';
  expect(writeUsage(code)).toBe(
    `import { Stack } from 'consultancy-design-system';\nimport { AuditPreview } from 'consultancy-design-system/patterns';\n\n${code}`,
  );
});

it('imports Markdown by its own name, as the root does not have it', () => {
  expect(writeUsage('<Markdown />')).toBe(
    "import { Markdown } from 'consultancy-design-system/Markdown';\n\n<Markdown />",
  );
});

it('writeUsage imports only exports of the package, and keeps a handler that does something', () => {
  const code = '<HomePage onOpen={() => open()} />';
  expect(writeUsage(code)).toBe(code);
});
