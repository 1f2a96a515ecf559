const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/**
 * Returns `el` if most letters of a text are Greek, so that a screen reader uses a Greek voice. Otherwise returns
 * `undefined`, and the language of the page applies.
 */
export const languageOf = (text: string): 'el' | undefined =>
  count(text, /\p{Script=Greek}/gu) * 2 > count(text, /\p{L}/gu) ? 'el' : undefined;
