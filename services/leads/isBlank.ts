/**
 * Matches a text of only spaces, control characters, lone surrogates and invisible characters, including the empty
 * Braille pattern.
 */
const withoutVisibleCharacter = /^[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether an answer has no visible character. Letters that the browser does not know yet count as visible. */
export const isBlank = (answer: string): boolean => withoutVisibleCharacter.test(answer);
