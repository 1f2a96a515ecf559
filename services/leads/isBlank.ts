/** Spaces, controls, halves of characters, and invisible characters, the empty Braille cell included. */
const unseen = /^[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether an answer has no visible character. Letters that this browser does not know yet count as visible. */
export const isBlank = (answer: string): boolean => unseen.test(answer);
