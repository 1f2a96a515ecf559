import { contact } from '#services/knowledge';

export const title = 'Book a call';
export const lead =
  'Half an hour by phone, free. Choose a time, then send the form. It is booked once we confirm it by email.';

export const choose = 'Choose a time';

export const note = {
  before: 'Or call',
  between: 'or write to',
  mail: `mailto:${contact.email}?subject=${encodeURIComponent('A call')}`,
};

export const unavailable =
  'The times did not load. Phone and email are below the button; press it to try again.';
