// Writes the tokens in the Design Tokens format, one file a theme, into reports/tokens.
// Usage: npm run tokens
import { mkdirSync, writeFileSync } from 'node:fs';

import { themes } from '../contrastPairs.ts';
import { toDesignTokens } from './toDesignTokens.ts';
import { validateDesignTokens } from './validateDesignTokens.ts';

const folder = 'reports/tokens';
mkdirSync(folder, { recursive: true });
for (const [name, theme] of Object.entries(themes)) {
  const tokens = toDesignTokens(theme);
  const problems = await validateDesignTokens(tokens);
  if (problems.length > 0) throw new Error(`${name} breaks the format:\n${problems.join('\n')}`);
  const file = `${folder}/${name}.tokens.json`;
  writeFileSync(file, `${JSON.stringify(tokens, null, 2)}\n`);
  process.stdout.write(`${file}\n`);
}
