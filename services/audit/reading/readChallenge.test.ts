import { describe, expect, test } from 'vitest';

import { readChallenge } from './readChallenge.ts';

const work = (challenge: string) => readChallenge(challenge).map((item) => item.work);

describe('readChallenge', () => {
  test.each([
    ['Two people type supplier invoices all day.', 'invoices'],
    ['Cafes order bread by phone from five in the morning, while we bake.', 'orders by phone'],
    ['We miss a third of the calls when the waiting room is full.', 'missed calls'],
    ['Guests write on WhatsApp and by email at all hours.', 'messages from guests and customers'],
    ['Our lawyers read contracts of 80 pages to find unusual clauses.', 'documents'],
    ['The shop never knows its stock; some shelves are empty.', 'stock'],
    ['It takes us a week to prepare offers for a building project.', 'quotations'],
    ['Drivers ring all day, and customers ask where their parcel is.', 'calls about deliveries'],
    ['Restaurants send orders as photos on Viber and four people type them.', 'orders by message'],
    ['Buyers send enquiries at night and wait until morning.', 'sales enquiries'],
    ['Planning the shifts of 30 nurses takes a day a week.', 'shifts and planning'],
    ['Students ask the same questions about every course.', 'repeated questions'],
    ['Clients pay late, and I chase them myself.', 'late payments'],
    ['Members forget their appointments.', 'reminders'],
    ['We have 40 systems and one technician.', 'too many systems'],
    ['We do not know where to start with AI.', 'the choice of a first project'],
  ])('reads English: "%s" is about %s', (challenge, first) => expect(work(challenge)[0]).toBe(first));

  test.each([
    ['Καταχωρούμε τιμολόγια προμηθευτών με το χέρι.', 'invoices'],
    ['ΚΑΤΑΧΩΡΟΥΜΕ ΤΙΜΟΛΟΓΙΑ', 'invoices'],
    ['Οι πελάτες δίνουν παραγγελίες στο τηλέφωνο από τις πέντε.', 'orders by phone'],
    ['Χάνουμε κλήσεις όταν είναι γεμάτη η αίθουσα.', 'missed calls'],
    ['Οι επισκέπτες στέλνουν μηνύματα όλη μέρα.', 'messages from guests and customers'],
    ['Ο δικηγόρος διαβάζει έγγραφα όλη μέρα.', 'documents'],
    ['Το απόθεμα του καταστήματος δεν είναι ποτέ σωστό.', 'stock'],
    ['Γράφουμε προσφορές για κατασκευές.', 'quotations'],
    ['kataxoroume timologia olh mera', 'invoices'],
  ])('reads Greek: "%s" is about %s', (challenge, first) => expect(work(challenge)[0]).toBe(first));

  test('puts what stands first in the text first, where two are equally certain', () => {
    expect(work('Our week: invoices, calls and quotations.')).toEqual([
      'invoices',
      'missed calls',
      'quotations',
    ]);
    expect(work('Our week: quotations, calls and invoices.')).toEqual([
      'quotations',
      'missed calls',
      'invoices',
    ]);
  });

  test('leaves out work that is said to be no problem', () => {
    expect(work('We have no problem with invoices, but we miss calls.')).toEqual(['missed calls']);
    expect(work('Stock is fine. Quotations take a week.')).toEqual(['quotations']);
  });

  test.each(['', 'Help us.', 'In order to grow we offer services.', '漢字', '?!'])(
    'names no work for "%s"',
    (challenge) => expect(work(challenge)).toEqual([]),
  );
});

test.each([
  ['Delivery notes do not match invoices', 'invoices'],
  ['Someone copies policies from PDF to Excel and sends renewal reminders by hand', 'data typed twice'],
  ['Orders come by phone and Viber, and we write them on paper', 'orders by phone'],
])('readChallenge: "%s" begins with %s', (challenge, work) => {
  expect(readChallenge(challenge)[0]?.work).toBe(work);
});

test('readChallenge keeps orders by message beside orders by phone where both are named', () => {
  const works = readChallenge('Orders come by phone and by WhatsApp').map(({ work }) => work);
  expect(works).toHaveLength(2);
});
