/** Notification if the total of the chosen automations did not load. */
export const unavailable =
  'The hours did not load, perhaps because the connection dropped. Your choices are kept: reload the page to try again.';

/** Notification if the code that fills the audit form did not load. */
export const notFilled =
  'Your choices are not in the form, perhaps because the connection dropped. Reload the page to try again.';
