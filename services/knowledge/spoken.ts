import { languages } from './languages.ts';

const local = languages.toReversed();
const listed = (word: string) => local.join(', ').replace(/, (?=[^,]*$)/, ` ${word} `);

/**
 * The languages of the company in a sentence: `and` is "Greek and English", `or` is "Greek or English", `first` is
 * "Greek". The language of the country comes first.
 */
export const spoken = { and: listed('and'), or: listed('or'), first: local[0] ?? 'English' };
