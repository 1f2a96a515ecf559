/** Spaces, controls, halves of characters, and whatever is drawn as nothing; the Braille cell without dots is no space to Unicode. */
const unseen = /^[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether an answer shows nothing, and so is none. A letter that is younger than this browser counts as seen. */
export const isBlank = (answer: string): boolean => unseen.test(answer);
