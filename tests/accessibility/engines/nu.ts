import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import jar from 'vnu-jar';

import type { EngineRun } from '../findings.ts';

/** Whether this machine can run the Nu validator, a Java program. */
export const hasJava = spawnSync('java', ['-version']).status === 0;

const Report = v.object({
  messages: v.array(
    v.object({
      type: v.picklist(['error', 'info', 'non-document-error']),
      subType: v.optional(v.string()),
      message: v.string(),
      extract: v.optional(v.string(), ''),
    }),
  ),
});

/**
 * Runs the Nu validator on files or on one text. Its errors and warnings are findings. Its remarks, such as the one on
 * the slash of void elements that React writes, are not. Throws if it does not run.
 */
export async function runNu(subject: { readonly files: readonly string[] } | string): Promise<EngineRun> {
  const files = typeof subject === 'string' ? ['-'] : subject.files;
  const options = ['--format', 'json', '--stdout', '--exit-zero-always'];
  const java = spawn('java', ['-jar', String(jar), ...options, ...files]);
  java.stdin.end(typeof subject === 'string' ? subject : undefined);
  const [out, problems] = await Promise.all([text(java.stdout), text(java.stderr)]);
  if (!out) throw new Error(`The Nu validator said nothing. ${problems}`);
  const { messages } = v.parse(Report, JSON.parse(out));
  return {
    engine: 'Nu',
    checks: files.length,
    findings: messages
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .map(({ message, extract }) => ({ engine: 'Nu', rule: message, element: extract, text: message })),
  };
}
