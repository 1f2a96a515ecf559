// Writes the tokens into reports/tokens: one file for each theme in the Design Tokens format, and one file with all
// themes as Figma variables.
// Usage: npm run tokens
import { mkdirSync, writeFileSync } from 'node:fs';

import { themes } from '../contrastPairs.ts';
import { toDesignTokens } from './toDesignTokens.ts';
import { toFigmaVariables } from './toFigmaVariables.ts';
import { validateDesignTokens } from './validateDesignTokens.ts';

const folder = 'reports/tokens';
mkdirSync(folder, { recursive: true });
const write = (name: string, content: object) => {
  writeFileSync(`${folder}/${name}`, `${JSON.stringify(content, null, 2)}\n`);
  process.stdout.write(`${folder}/${name}\n`);
};
for (const [name, theme] of Object.entries(themes)) {
  const tokens = toDesignTokens(theme);
  const problems = await validateDesignTokens(tokens);
  if (problems.length > 0) throw new Error(`${name} breaks the format:\n${problems.join('\n')}`);
  write(`${name}.tokens.json`, tokens);
}
write('figma.variables.json', toFigmaVariables(themes));
