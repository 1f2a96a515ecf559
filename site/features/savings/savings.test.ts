import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { emptyAuditForm, maxAnswerLengths } from '#services';
import { automations, weeklyTasks } from '#services/knowledge';

import { chosenIn } from './chosenAutomations.ts';
import { fillAudit } from './fillAudit.ts';
import { arithmetic, savingsOf } from './savingsOf.ts';

const ids = automations.map(({ id }) => id);
const someIds = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 });
const hoursOf = (id: string) =>
  automations.find((automation) => automation.id === id)?.hoursSaved ?? Number.NaN;

describe('savingsOf', () => {
  test('adds the hours of the catalogue, whatever the order', () => {
    fc.assert(
      fc.property(someIds, (chosen) => {
        const sum = chosen.map(hoursOf).reduce((one, other) => one + other);
        expect(savingsOf(chosen).totalHours).toBe(sum);
        expect(savingsOf(chosen.toReversed()).totalHours).toBe(sum);
      }),
    );
  });

  test('keeps the order of the choice, and grows with each', () => {
    fc.assert(
      fc.property(someIds, (chosen) => {
        expect(savingsOf(chosen).automations.map(({ id }) => id)).toEqual(chosen);
        expect(savingsOf(chosen).totalHours).toBeGreaterThan(savingsOf(chosen.slice(1)).totalHours);
      }),
    );
  });

  test('counts nothing twice, and nothing that is not in the catalogue', () => {
    fc.assert(
      fc.property(someIds, fc.array(fc.string()), (chosen, others) => {
        const unknown = others.filter((id) => !ids.some((known) => known === id));
        expect(savingsOf([...unknown, ...chosen, ...chosen])).toEqual(savingsOf(chosen));
      }),
    );
    expect(savingsOf(['constructor', '__proto__', '']).totalHours).toBe(0);
  });

  test('is defended by the arithmetic of each row', () => {
    for (const automation of automations) {
      const [, count, minutes] = /^(\d+) .+\s×\s(\d+)\smin$/.exec(arithmetic(automation)) ?? [];
      expect((Number(count) * Number(minutes)) / 60).toBe(automation.hoursSaved);
    }
  });
});

test('chosenIn reads back what a form with boxes writes into an address', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (values) => {
      const query = new URLSearchParams(values.map((value) => ['automation', value]));
      expect(chosenIn(`?area=HR&${query}`)).toEqual(values);
    }),
  );
});

describe('fillAudit', () => {
  const own = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => `We ${text} today`);

  test('keeps what the visitor wrote and ticked', () => {
    fc.assert(
      fc.property(own, someIds, (challengeDescription, chosen) => {
        const areasOfInterest = { ...emptyAuditForm.areasOfInterest, hr: true, other: true };
        const before = { ...emptyAuditForm, email: 'a@example.org', challengeDescription, areasOfInterest };
        const filled = fillAudit(before, chosen);
        expect(filled.challengeDescription.startsWith(`${challengeDescription}\n\nWhat takes up`)).toBe(true);
        expect(filled.areasOfInterest).toMatchObject({ hr: true, other: true });
        expect(filled.email).toBe('a@example.org');
      }),
    );
  });

  test('says it once, and puts a later choice in the place of an earlier one', () => {
    fc.assert(
      fc.property(own, someIds, someIds, (challengeDescription, earlier, later) => {
        const before = { ...emptyAuditForm, challengeDescription };
        const once = fillAudit(before, later);
        expect(fillAudit(once, later)).toEqual(once);
        expect(fillAudit(fillAudit(before, earlier), later).challengeDescription).toBe(
          once.challengeDescription,
        );
      }),
    );
  });

  test('leaves a sentence that the visitor has changed', () => {
    const [one = '', other = ''] = ids;
    const { challengeDescription: ours } = fillAudit(emptyAuditForm, [one]);
    const challengeDescription = ours.replace(/\.$/, ', and my brother.');
    expect(fillAudit({ ...emptyAuditForm, challengeDescription }, [other]).challengeDescription).toBe(
      `${challengeDescription}\n\n${fillAudit(emptyAuditForm, [other]).challengeDescription}`,
    );
  });

  test('never makes the challenge too long, and changes nothing for unknown ids', () => {
    const challengeDescription = 'x'.repeat(maxAnswerLengths.challengeDescription);
    const full = { ...emptyAuditForm, challengeDescription };
    expect(fillAudit(full, ids).challengeDescription).toBe(challengeDescription);
    expect(fillAudit(full, ['<img src=x>'])).toBe(full);
  });

  test('every task of the week is in the catalogue', () => {
    expect(savingsOf(weeklyTasks.map(({ id }) => id)).automations).toHaveLength(weeklyTasks.length);
  });
});
