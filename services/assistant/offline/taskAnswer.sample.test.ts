import { describe, expect, test } from 'vitest';

import { knowledge } from '../../knowledge/knowledge.ts';
import { createOfflineAnswers } from './createOfflineAnswers.ts';

const answer = createOfflineAnswers({ knowledge, random: () => 0 });

describe('createTaskAnswers', () => {
  test.each([
    ['our offers go out late', 'quote-drafting'],
    ['customers pay late', 'payment-reminders'],
    ['chasing overdue payments takes me a day', 'payment-reminders'],
    ['patients forget their appointments', 'appointment-booking'],
    ['the stock runs out without us seeing it', 'stock-reorder'],
    ['orders come by whatsapp and we type them', 'order-entry'],
    ['we make the same report by hand every month', 'management-report'],
    ['we answer the same emails all day', 'enquiry-reply'],
    ['Bakery here. Cafes send their orders at night.', 'order-entry'],
    ['is there something for job applications', 'application-replies'],
    ['what would you automate in a garage', 'service-reminders'],
  ])('"%s" is answered with the automation that does it', (question, id) => {
    const { content, pages } = answer(question);
    expect(content).toContain(`(/automations#${id})`);
    expect(pages.map(({ path }) => path)).toContain(`/automations#${id}`);
  });

  test('the answer names the result, the saved hours, the price and the time', () => {
    const { content } = answer('customers pay late');
    expect(content).toContain('Reminders go out, and promises to pay are checked. Saves 3 hours a week');
    expect(content).toContain('**€3,200** for a small project and **€10,000** for a usual one');
    expect(content).toContain('2 to 4 weeks for a simple automation');
  });

  test('the price of a task is the price of its service', () => {
    const { by, content } = answer('how much does it cost to automate supplier invoices');
    expect(by).toBe('price');
    expect(content).toContain('[Enter invoices](/automations#invoice-posting)');
    expect(content).toContain('[Process automation](/services/process-automation), in three worked examples');
  });

  test.each([
    'book a table for two',
    'i need to pay my electric bill',
    'what is process automation',
    'do you offer websites',
    'set a reminder for my dentist appointment',
  ])('"%s" is not about the catalogue', (question) =>
    expect(answer(question).content).not.toContain('/automations#'),
  );
});
