import { parseArgs } from 'node:util';

import { describeModel } from './describeModel.ts';
import { listFacts, maxAgeDays, staleFacts } from './listFacts.ts';

const { values } = parseArgs({
  options: {
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    all: { type: 'boolean', default: false },
    models: { type: 'boolean', default: false },
  },
});

if (values.models) {
  const { GEMINI_API_KEY: key, GEMINI_BASE_URL, GEMINI_MODEL } = process.env;
  const baseUrl = GEMINI_BASE_URL || 'https://generativelanguage.googleapis.com';
  const model = GEMINI_MODEL || 'gemini-flash-latest';
  if (!key) throw new Error('GEMINI_API_KEY is not set. Set it in the environment, and ask again.');
  for (const line of await describeModel({ baseUrl, key, model })) console.log(line);
} else {
  if (Number.isNaN(Date.parse(values.today))) throw new Error('--today is no day. Write it like 2026-11-26.');
  const facts = listFacts(process.cwd());
  const listed = values.all ? facts : staleFacts(facts, values.today);
  for (const { checked, place, fact, source, read } of listed)
    console.log(
      `${checked}  ${place}\n  “${fact}”\n  ${source}${read === 'report' ? ' (read in reports)' : ''}`,
    );
  const old = staleFacts(facts, values.today).length;
  console.log(
    `${facts.length} facts from outside, ${old} checked more than ${maxAgeDays} days before ${values.today}.`,
  );
}
