import * as v from 'valibot';

import type { Turn } from '../generation/TextGenerator.ts';
import type { GatewayLimits } from './GatewayOptions.ts';
import { GatewayProblem } from './problems.ts';

/** What a client may ask of the model, after everything else was dropped. */
export interface AskedReply {
  readonly turns: readonly Turn[];
  readonly system: string;
}

/** Text in Unicode: a lone surrogate is half a character and no service takes it. */
const words = v.pipe(v.string('must be text'), v.regex(/^\P{Surrogate}*$/u, 'must be whole characters'));
const parts = v.pipe(
  v.array(v.strictObject({ text: words })),
  v.nonEmpty('must not be empty'),
  v.maxLength(16, 'has too many parts'),
  v.transform((list) => list.map(({ text }) => text).join('')),
);
const content = v.strictObject({ role: v.optional(v.string('must be text')), parts });

/** `intent` chooses the length of a visitor's turn. Generation config and safety settings are taken and ignored. */
export function replySchema(limits: GatewayLimits, intent: 'chat' | 'audit') {
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
  const instruction = v.pipe(
    content,
    v.transform(({ parts: text }) => text),
    v.maxLength(limits.systemCharacters, 'is too long'),
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
      systemInstruction: v.optional(instruction),
      generationConfig: v.optional(v.unknown()),
      safetySettings: v.optional(v.unknown()),
    }),
    v.transform(
      ({ contents, systemInstruction = '' }): AskedReply => ({ turns: contents, system: systemInstruction }),
    ),
  );
}

const text = v.pipe(
  content,
  v.transform(({ parts: joined }) => joined),
  v.check((joined) => joined.trim() !== '', 'has no words'),
);

/** The text to count, in either form the protocol knows. */
export const countSchema = v.pipe(
  v.union(
    [
      v.strictObject({ contents: v.tuple([text]) }),
      v.pipe(
        v.strictObject({ generateContentRequest: v.object({ contents: v.tuple([text]) }) }),
        v.transform(({ generateContentRequest }) => generateContentRequest),
      ),
    ],
    'must hold one text',
  ),
  v.transform(({ contents }) => contents[0]),
);

/** The text to embed. */
export const embedSchema = v.pipe(
  v.strictObject({ content: text }),
  v.transform((request) => request.content),
);

/** The texts to embed, at most a hundred. */
export const batchEmbedSchema = v.pipe(
  v.strictObject({
    requests: v.pipe(
      v.array(v.strictObject({ model: v.optional(v.string('must be text')), content: text })),
      v.nonEmpty('must not be empty'),
      v.maxLength(100, 'has more than 100 texts'),
    ),
  }),
  v.transform(({ requests }) => requests.map((request) => request.content)),
);

/** Checks a body. Throws `GatewayProblem` that names the field and repeats nothing of what it held. */
export function check<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new GatewayProblem('invalid_request', { detail: complaint(result.issues[0]) });
}

function complaint(issue: v.BaseIssue<unknown>): string {
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
