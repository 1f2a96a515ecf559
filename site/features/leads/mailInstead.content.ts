/** Added if the text is too long for a `mailto:` link. */
export const tooLong =
  'The text is too long for that: the mail holds your name and the first part. Copy the whole text and paste it in its place.';

export const copyAll = { label: 'Copy the whole text', copied: 'Copied' };
