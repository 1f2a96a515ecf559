const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** `el` for a text that is mostly Greek, which a screen reader then reads in a Greek voice; else that of the page. */
export const languageOf = (text: string): 'el' | undefined =>
  count(text, /\p{Script=Greek}/gu) * 2 > count(text, /\p{L}/gu) ? 'el' : undefined;
