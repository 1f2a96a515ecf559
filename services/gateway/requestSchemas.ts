import * as v from 'valibot';

import type { Turn } from '../generation/TextGenerator.ts';
import { GatewayError } from './GatewayError.ts';
import type { GatewayLimits } from './GatewayOptions.ts';

/** Text in Unicode: a lone surrogate is half a character and no service takes it. */
const unicodeText = v.pipe(
  v.string('must be text'),
  v.regex(/^\P{Surrogate}*$/u, 'must be whole characters'),
);
const parts = v.pipe(
  v.array(v.strictObject({ text: unicodeText })),
  v.nonEmpty('must not be empty'),
  v.maxLength(16, 'has too many parts'),
  v.transform((list) => list.map(({ text }) => text).join('')),
);

/** The turns of a question. Instruction, generation config and safety settings are taken and ignored. */
export function turnsSchema(limits: GatewayLimits, intent: 'chat' | 'audit') {
  const longest = intent === 'audit' ? limits.auditCharacters : limits.chatCharacters;
  const turn = v.pipe(
    v.strictObject({ role: v.picklist(['user', 'model'], 'must be "user" or "model"'), parts }),
    v.transform(({ role, parts: text }): Turn => ({ role, text })),
    v.check(({ text }) => text.trim() !== '', 'has no words'),
    v.check(
      ({ role, text }) => text.length <= (role === 'user' ? longest : limits.modelCharacters),
      'is too long',
    ),
  );
  return v.pipe(
    v.strictObject({
      contents: v.pipe(
        v.array(turn),
        v.nonEmpty('must not be empty'),
        v.maxLength(limits.turns, `has more than ${limits.turns} turns`),
        v.check((turns) => turns[0]?.role === 'user', 'must begin with the user'),
        v.check((turns) => turns.at(-1)?.role === 'user', 'must end with the user'),
      ),
      systemInstruction: v.optional(v.unknown()),
      generationConfig: v.optional(v.unknown()),
      safetySettings: v.optional(v.unknown()),
    }),
    v.transform(({ contents }): readonly Turn[] => contents),
  );
}

/** Validates a body. Throws `GatewayError` that names the field and repeats nothing of what it held. */
export function validate<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new GatewayError('invalid_request', { detail: describeIssue(result.issues[0]) });
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = issue.path ?? [];
  const structural = issue.type === 'strict_object' || issue.type === 'object';
  if (structural && issue.expected === 'never') return `${fieldName(path.slice(0, -1))} has an unknown field`;
  if (structural && path.length > 0 && issue.received === 'undefined') return `${fieldName(path)} is missing`;
  // The library's own words repeat what it found.
  const own = issue.message.startsWith('Invalid')
    ? `must be ${structural ? 'an object' : 'a list'}`
    : issue.message;
  return `${fieldName(path)} ${own}`;
}

/** For example `contents[0].parts[1].text`. Only names this gateway knows come out, because unknown fields are cut off. */
function fieldName(path: readonly v.IssuePathItem[]): string {
  const name = path
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
  return name || 'the body';
}
