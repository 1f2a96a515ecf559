import * as v from 'valibot';

import type { GatewayLimits } from './GatewayOptions.ts';

/** Well-formed Unicode text. The model's service rejects lone surrogates. */
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

/**
 * Schema for the turns of a request, each with a single part. Instruction, generation config and safety settings from a
 * client are accepted and ignored.
 */
export function turnsSchema(limits: GatewayLimits, intent: 'chat' | 'audit') {
  const longest = intent === 'audit' ? limits.auditCharacters : limits.chatCharacters;
  const turn = v.pipe(
    v.strictObject({ role: v.picklist(['user', 'model'], 'must be "user" or "model"'), parts }),
    v.check(({ parts: text }) => text.trim() !== '', 'has no words'),
    v.check(
      ({ role, parts: text }) => text.length <= (role === 'user' ? longest : limits.modelCharacters),
      'is too long',
    ),
    v.transform(({ role, parts: text }) => ({ role, parts: [{ text }] })),
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
    v.transform(({ contents }) => contents),
  );
}
