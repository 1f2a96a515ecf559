import { describe, expect, test } from 'vitest';

import { asksModel, initialStatus, type ModeEvent, nextStatus } from './modeMachine.ts';

type Outcome = 'succeeded' | 'failed';

/** All sequences of outcomes of this length. */
function sequences(length: number): Outcome[][] {
  if (length === 0) return [[]];
  return sequences(length - 1).flatMap((rest) => [
    [...rest, 'succeeded' as const],
    [...rest, 'failed' as const],
  ]);
}

/** requirements: States, as prose: look back at the outcomes of the messages that did reach the model. */
function oracle(outcomes: readonly Outcome[]) {
  const heard: Outcome[] = [];
  for (const outcome of outcomes) {
    const lastThree = heard.slice(-3);
    if (lastThree.length === 3 && lastThree.every((each) => each === 'failed')) break;
    heard.push(outcome);
  }
  const afterLastSuccess = heard.slice(heard.lastIndexOf('succeeded') + 1);
  return { requests: heard.length, errors: afterLastSuccess.length, offline: afterLastSuccess.length >= 3 };
}

function run(outcomes: readonly Outcome[]) {
  let status = initialStatus;
  let requests = 0;
  for (const type of outcomes) {
    if (!asksModel(status)) continue;
    requests += 1;
    status = nextStatus(status, { type });
  }
  return { requests, errors: status.errors, offline: status.mode === 'offline' };
}

describe('the assistant mode', () => {
  test('follows the requirements for every sequence of up to eight messages', () => {
    for (let length = 0; length <= 8; length += 1) {
      for (const outcomes of sequences(length))
        expect(run(outcomes), outcomes.join(' ')).toEqual(oracle(outcomes));
    }
  });

  test('goes offline at once without a key, and counts it as one error', () => {
    const status = nextStatus(initialStatus, { type: 'unconfigured' });
    expect(status).toMatchObject({ mode: 'offline', errors: 1, withoutAi: false });
  });

  const offline = (['failed', 'failed', 'failed'] as const).reduce(
    (status, type) => nextStatus(status, { type }),
    initialStatus,
  );

  test('tries the AI once when asked: a failure ends it at once', () => {
    const trying = nextStatus(offline, { type: 'tryAgain' });
    expect(asksModel(trying)).toBe(true);
    expect(nextStatus(trying, { type: 'failed' })).toEqual(offline);
  });

  test('tries the AI once when asked: a success turns it on with no errors', () => {
    const on = nextStatus(nextStatus(offline, { type: 'tryAgain' }), { type: 'succeeded' });
    expect(on).toMatchObject({ mode: 'ai', errors: 0, withoutAi: false });
  });

  test('tries again after a missing key with the same one chance', () => {
    const unconfigured = nextStatus(initialStatus, { type: 'unconfigured' });
    const trying = nextStatus(unconfigured, { type: 'tryAgain' });
    expect(nextStatus(trying, { type: 'failed' }).mode).toBe('offline');
  });

  test('comes back from offline when a late reply succeeds', () => {
    expect(nextStatus(offline, { type: 'succeeded' })).toMatchObject({ mode: 'ai', errors: 0 });
  });

  test('asks nothing while the visitor wants no AI, and keeps the mode meanwhile', () => {
    const without = nextStatus(initialStatus, { type: 'withoutAi', withoutAi: true });
    expect(asksModel(without)).toBe(false);
    expect(nextStatus(without, { type: 'withoutAi', withoutAi: false })).toEqual(initialStatus);
  });

  test('knows whether the server has a key: from the server, from an answer, from a refusal', () => {
    const statusAfter = (type: 'modelFound' | 'modelAbsent' | 'succeeded' | 'unconfigured') =>
      nextStatus(initialStatus, { type });
    expect(initialStatus.model).toBe('unknown');
    for (const type of ['modelFound', 'succeeded'] as const)
      expect(statusAfter(type).model).toBe('available');
    for (const type of ['modelAbsent', 'unconfigured'] as const) {
      expect(statusAfter(type)).toMatchObject({ model: 'absent', mode: 'offline' });
      expect(asksModel(statusAfter(type))).toBe(false);
    }
  });

  test.each<[string, ModeEvent]>([
    ['a further success without errors', { type: 'succeeded' }],
    ['a second try in AI mode', { type: 'tryAgain' }],
    ['the same choice again', { type: 'withoutAi', withoutAi: false }],
  ])('is the same object after %s', (_, event) => {
    const status = nextStatus(initialStatus, { type: 'succeeded' });
    expect(nextStatus(status, event)).toBe(status);
  });

  test('never counts beyond three', () => {
    expect(nextStatus(offline, { type: 'failed' })).toBe(offline);
    expect(nextStatus(offline, { type: 'unconfigured' }).errors).toBe(3);
  });
});
