import { writeFileSync } from 'node:fs';

import { tuningQuestions } from '../questions.tuning.ts';
import { learn } from './learn.ts';
import { fingerprint, prepareLessons } from './prepare.ts';
import { writeWeights } from './writeWeights.ts';

const lessons = prepareLessons(tuningQuestions);
const weights = writeWeights(learn(lessons));
writeFileSync(
  new URL('../weights.ts', import.meta.url),
  `// Long on purpose: written by \`npm run learn\` from the lessons, not for editing.

/** What was learnt, as \`createJudge\` reads it. */
export const weights = \`${weights}\`;

/** The lessons it was learnt from. */
export const learntFrom = '${fingerprint(lessons)}';
`,
);
process.stdout.write(`Learnt ${weights.split('\n').length} clues from ${lessons.length} examples.\n`);
