export const labels = {
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  next: 'Next step',
  back: 'Step back',
};

/** "Step 2 of 4: It is matched with the order." */
export const stepOf = (index: number, steps: readonly string[]) =>
  `Step ${index + 1} of ${steps.length}: ${steps[index]}`;

/** What a caller hears at each step of a booking by phone, and what it means. */
export const callLines = [
  {
    greek: 'Ιατρείο, καλημέρα. Είμαι ο αυτόματος βοηθός. Πώς μπορώ να βοηθήσω;',
    english: 'Surgery, good morning. I am the automatic assistant. How can I help?',
  },
  {
    greek: 'Έχουμε την Τρίτη στις 10:00, την Τρίτη στις 12:30 ή την Τετάρτη στις 9:00.',
    english: 'We have Tuesday at 10:00, Tuesday at 12:30 or Wednesday at 9:00.',
  },
  { greek: 'Ωραία, την Τρίτη στις 10:00. Το σημείωσα.', english: 'Good, Tuesday at 10:00. I have noted it.' },
  { greek: 'Θα λάβετε ένα μήνυμα επιβεβαίωσης.', english: 'You will receive a message to confirm it.' },
  { greek: 'Σας συνδέω με έναν συνάδελφο.', english: 'I am putting you through to a colleague.' },
] as const;
