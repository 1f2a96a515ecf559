import { languages } from './languages.ts';

const local = languages.toReversed();
const listed = (word: string) => local.join(', ').replace(/, (?=[^,]*$)/, ` ${word} `);

/** The languages of the company in a sentence, the one of its country first: "Greek and English", "Greek or English", "Greek". */
export const spoken = { and: listed('and'), or: listed('or'), first: local[0] ?? 'English' };
