import { postLink, readOn } from '#site/content/readOn.content.ts';

export const copy = {
  unit: (total: number) => `${total === 1 ? 'hour' : 'hours'} a week`,
  /** Note that the hours come from example firms and not from the visitor's firm. */
  saved: 'in example firms',
  nothing: 'Nothing is ticked: no hours',
  details: 'How it adds up',
  row: (sum: string, hours: string) => `${sum} = ${hours}`,
  countYourOwn: 'Your figures will differ. Count your own before you decide',
  howToCount: postLink(readOn.countingHours, 'how to count hours saved'),
  write: 'My free report',
};

/** Notification after the audit form was filled. */
export const filled = 'Your choices are in the form. Change what you like.';
