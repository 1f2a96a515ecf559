import { getEventListeners } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';

import { fakeErrors } from '../errors/fakeErrors.ts';
import { fakeGenerator } from '../generation/fakeGenerator.ts';
import {
  type GeneratedText,
  GenerationError,
  type GenerationProblem,
  type GenerationRequest,
} from '../generation/TextGenerator.ts';
import { knowledge } from '../knowledge/knowledge.ts';
import { auditPrompt, auditSystemInstruction } from './auditPrompt.ts';
import { type AuditModel, type AuditServiceOptions, createAuditService } from './createAuditService.ts';
import { emptyAuditForm } from './emptyAuditForm.ts';
import { templateReport } from './templates/templateReport.ts';

afterEach(() => vi.useRealTimers());

const formData = { ...emptyAuditForm, businessName: 'Bakery', contactName: 'Maria Georgiou' };
const reply =
  '## Executive Summary\n\nYour bakery loses hours.\n\n## Key Opportunities\n\n1. **Calls**: Many.\n\n## Recommended Solutions\n\n1. **Agent**: Answers.\n';

test('[CALL-08] createAuditService asks with a system instruction and the business details', async () => {
  const generator = fakeGenerator.says(reply);
  const { report, source } = await createAuditService({ generator, knowledge }).generate(formData);
  expect(source).toBe('ai');
  expect(report.executiveSummary).toBe('Your bakery loses hours.');
  expect(generator.requests).toMatchObject([
    {
      system: auditSystemInstruction(knowledge),
      turns: [{ role: 'user', text: auditPrompt(formData) }],
      intent: 'audit',
    },
  ]);
});

test('createAuditService does not call a report the model’s when nothing of the reply could be read', async () => {
  const generator = fakeGenerator.says('Here you are: {"report": {"summary": 1}}');
  const { report, source } = await createAuditService({ generator, knowledge }).generate(formData);
  expect({ report, source }).toEqual({ report: templateReport(formData), source: 'template' });
});

test.each([
  ['summary', '## Executive Summary\n\nYour bakery loses hours.'],
  ['opportunities', '## Key Opportunities\n\n1. **Calls**: Many.'],
  ['solutions', '## Recommended Solutions\n\n1. **Agent**: Answers.'],
])(
  'createAuditService says which parts are not the model’s where it wrote the %s alone',
  async (part, text) => {
    const generator = fakeGenerator.says(text);
    const { report, source } = await createAuditService({ generator, knowledge }).generate(formData);
    expect(source).toBe('mixed');
    expect(report.fromTemplates).toEqual(
      ['summary', 'opportunities', 'solutions'].filter((each) => each !== part),
    );
  },
);

test('createAuditService says that a reply ended early, and leaves out its unfinished line', async () => {
  const generator = fakeGenerator.saysCut(`${reply}2. **Voi`);
  const { report, source } = await createAuditService({ generator, knowledge }).generate(formData);
  expect({ source, endedEarly: report.endedEarly }).toEqual({ source: 'ai', endedEarly: true });
  expect(report.recommendedSolutions.map(({ title }) => title)).toEqual(['Agent']);
});

test('[A28] createAuditService asks once more in one prompt, and no third time', async () => {
  const generator = fakeGenerator.sequence(fakeGenerator.fails(500), fakeGenerator.says(reply));
  expect((await createAuditService({ generator, knowledge }).generate(formData)).source).toBe('ai');
  expect(generator.requests).toHaveLength(2);
  const [text = '', ...others] = generator.requests[1]?.turns.map((turn) => turn.text) ?? [];
  expect(others).toEqual([]);
  expect(generator.requests[1]?.system).toBe('');
  expect(text).toBe(`${auditSystemInstruction(knowledge)}\n\n${auditPrompt(formData)}`);

  const broken = fakeGenerator.fails(500);
  expect((await createAuditService({ generator: broken }).generate(formData)).source).toBe('template');
  expect(broken.requests).toHaveLength(2);
});

test('[D6] createAuditService sends nothing without AI, without a name and to a caller who has given up', async () => {
  const generator = fakeGenerator.says(reply);
  const make = vi.fn(() => generator);
  const audit = createAuditService({ generator: make });
  await audit.generate(formData, { withoutAi: true });
  await audit.generate({ ...formData, businessName: ' ' });
  await audit.generate(null);
  await audit.generate(formData, { signal: AbortSignal.abort() }).catch(() => {});
  expect(make).not.toHaveBeenCalled();
  expect(generator.requests).toEqual([]);
});

test.each([
  ['a hyphen in the email', { email: 'anna@my-firm.com' }],
  ['a hyphen in the name', { contactName: 'Anne-Marie Joy' }],
  ['a slash in the name', { contactName: 'Anna/Maria' }],
  ['a slash in a phone of few digits', { phone: 'a/12-3' }],
])('createAuditService asks the model for a visitor with %s', async (_, answers) => {
  const generator = fakeGenerator.says(reply);
  const audit = createAuditService({ generator });
  expect((await audit.generate({ ...formData, ...answers })).source).toBe('ai');
  expect(generator.requests).toHaveLength(1);
});

test('[D4] createAuditService asks once and not again where there is no key', async () => {
  const generator = fakeGenerator.unconfigured();
  expect((await createAuditService({ generator }).generate(formData)).source).toBe('template');
  expect(generator.requests).toHaveLength(1);
});

const model = (generate: (request: GenerationRequest) => Promise<GeneratedText>): AuditModel => ({
  generate,
});
const failing = (problem: GenerationProblem) =>
  model(async () => Promise.reject(new GenerationError(problem, `[500 ${problem}] said the model`)));

test.each<GenerationProblem>([
  ...(['http', 'blocked', 'incomplete', 'malformed', 'network', 'timeout', 'unconfigured'] as const),
  ...(['invalid', 'aborted'] as const),
])(
  '[R-33] falls back to templates after "%s", and reports only a request that is wrong in itself',
  async (problem) => {
    const reportError = fakeErrors();
    expect(await createAuditService({ generator: failing(problem), reportError }).generate(formData)).toEqual(
      {
        report: templateReport(formData),
        source: 'template',
      },
    );
    expect(reportError.reports).toMatchObject(
      problem === 'invalid' ? [{ kind: 'GenerationError', where: 'audit.generate' }] : [],
    );
  },
);

test('[R-33] createAuditService takes an empty reply for a failure', async () => {
  const generate = vi.fn(async (): Promise<GeneratedText> => ({ text: ' \n', finish: 'whole' }));
  expect((await createAuditService({ generator: { generate } }).generate(formData)).source).toBe('template');
  expect(generate).toHaveBeenCalledTimes(2);
});

const failures: readonly (readonly [string, AuditServiceOptions['generator'], string])[] = [
  ['no model', null, 'AI client initialization failed and fallback is disabled'],
  ['a maker without a model', () => null, 'AI client initialization failed and fallback is disabled'],
  ['no key', failing('unconfigured'), 'AI client initialization failed and fallback is disabled'],
  [
    'a maker that throws',
    () => Promise.reject(new Error('no network')),
    'AI initialization error: no network',
  ],
  ['a maker that throws no error', () => Promise.reject('odd'), 'AI initialization error: odd'],
  ['a failure', failing('http'), 'Failed to generate audit report: [500 http] said the model'],
];

test.each(failures)(
  '[ST-10, ERR-07, ERR-08, ERR-09] createAuditService without the fallback says which part failed with %s',
  async (_, generator, message) => {
    const disabled = createAuditService({ generator, fallbackEnabled: false });
    await expect(disabled.generate(formData)).rejects.toThrow(new Error(message));
    expect((await createAuditService({ generator }).generate(formData)).source).toBe('template');
  },
);

test('createAuditService waits no longer than the limit for both requests together', async () => {
  vi.useFakeTimers();
  let signal: AbortSignal | undefined;
  const generate = vi.fn((request: GenerationRequest) => {
    signal = request.signal;
    return new Promise<GeneratedText>((_, reject) => {
      setTimeout(() => reject(new GenerationError('http', 'slow')), 40_000);
    });
  });
  const done = vi.fn();
  void createAuditService({ generator: { generate } }).generate(formData).then(done);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(generate).toHaveBeenCalledTimes(2);
  expect(done).not.toHaveBeenCalled();
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledExactlyOnceWith({ report: templateReport(formData), source: 'template' });
  expect(signal?.aborted).toBe(true);
});

test('createAuditService asks nobody again after the limit', async () => {
  vi.useFakeTimers();
  const generate = vi.fn(
    ({ signal }: GenerationRequest) =>
      new Promise<GeneratedText>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new GenerationError('aborted', 'gone')));
      }),
  );
  const waiting = createAuditService({
    generator: { generate },
    timeLimit: 500,
    fallbackEnabled: false,
  }).generate(formData);
  const outcome = expect(waiting).rejects.toThrow(
    'Failed to generate audit report: The AI service took too long',
  );
  await vi.advanceTimersByTimeAsync(500);
  await outcome;
  expect(generate).toHaveBeenCalledOnce();
});

test('createAuditService leaves no timer and no listener behind', async () => {
  vi.useFakeTimers();
  const { signal } = new AbortController();
  await createAuditService({ generator: fakeGenerator.says(reply) }).generate(formData, { signal });
  expect(vi.getTimerCount()).toBe(0);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  vi.useRealTimers();
});

test('createAuditService stops the request when its call is aborted, and rejects with the reason of the signal', async () => {
  const controller = new AbortController();
  const generator = fakeGenerator.hangs();
  const waiting = createAuditService({ generator, fallbackEnabled: false }).generate(formData, {
    signal: controller.signal,
  });
  await vi.waitFor(() => expect(generator.requests).toHaveLength(1));
  const reason = new DOMException('Enough.', 'AbortError');
  controller.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  expect(generator.requests[0]?.signal?.aborted).toBe(true);
  expect(generator.requests).toHaveLength(1);
});

test('createAuditService puts the name back that was kept from the model', async () => {
  const written = `## Executive Summary\n\n[name] bakes.\n\n## Key Opportunities\n\n- **\\[name\\]**: \\[name\\].\n\n## Recommended Solutions\n\n- [name]'s oven: for [name].`;
  const { report } = await createAuditService({ generator: fakeGenerator.says(written) }).generate(formData);
  expect(report.executiveSummary).toBe('Maria Georgiou bakes.');
  expect(report.keyOpportunities).toEqual([{ title: 'Maria Georgiou', description: 'Maria Georgiou.' }]);
  expect(report.recommendedSolutions).toMatchObject([
    { title: "Maria Georgiou's oven", description: 'for Maria Georgiou.' },
  ]);
});
