export const labels = {
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  next: 'Next step',
  back: 'Previous step',
};

/** Returns the caption of a step: "Step 2 of 4: It is matched with the order." */
export const stepCaption = (index: number, steps: readonly string[]) =>
  `Step ${index + 1} of ${steps.length}: ${steps[index]}`;

/**
 * Sentences of a booking by phone, one for each step: the Greek original and its English meaning. The site of a firm
 * without Greek has no originals.
 */
export const callLines: readonly { readonly original?: string; readonly english: string }[] = [
  {
    original: 'Μιλάτε με σύστημα τεχνητής νοημοσύνης του ιατρείου. Καλημέρα, πώς μπορώ να βοηθήσω;',
    english: 'You are talking to an AI system of the surgery. Good morning, how can I help?',
  },
  {
    original: 'Έχουμε την Τρίτη στις δέκα, την Τρίτη στις δωδεκάμισι ή την Τετάρτη στις εννέα.',
    english: 'We have Tuesday at ten, Tuesday at half past twelve or Wednesday at nine.',
  },
  { original: 'Ωραία, την Τρίτη στις δέκα. Το σημείωσα.', english: 'Good, Tuesday at ten. I have noted it.' },
  { original: 'Θα λάβετε ένα μήνυμα επιβεβαίωσης.', english: 'You will receive a message to confirm it.' },
  { original: 'Σας συνδέω με έναν συνάδελφο.', english: 'I am putting you through to a colleague.' },
];
