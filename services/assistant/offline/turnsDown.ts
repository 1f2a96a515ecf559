const refusals = [
  /\b(?:dont|do not|didnt|did not|not|never|no longer)(?: really| even| just)? (?:want|need|like|interested in|looking for|asking (?:for|about)|after|care (?:for|about))/g,
  /(?<!\b(?:have|has|got|had|with|is|why) )\bno\b/g,
  /(?<=^|but |just )\bnot(?= an? )/g,
  /(?<=^| )(?:δεν θελ\S+|οχι|χωρις|den thel\S+|oxi|xoris)(?= )/g,
  /\b(?:without|forget|instead of|rather than|other than|anything but|apart from|except)\b/g,
];
const article = /^(?: about)?(?: a| an| any| your| the| another| more| some| ενα| μια| ena| mia)? /;
const subject = /\b(?:i|we) $/;

/**
 * Returns the service that a text turns down ("no website, only the invoices") and the text without that part;
 * `undefined` if it turns down none.
 */
export function turnsDown(
  text: string,
  names: readonly { readonly id: string; readonly name: string }[],
): { readonly id: string; readonly rest: string } | undefined {
  for (const refusal of refusals)
    for (const { 0: refused, index } of text.matchAll(refusal)) {
      const after = `${text.slice(index + refused.length)} `.replace(article, '');
      const found = names.find(({ name }) => after.startsWith(`${name} `) || after.startsWith(`${name}s `));
      if (found) {
        const before = text.slice(0, index).replace(subject, '');
        return {
          id: found.id,
          rest: `${before}${after.slice(after.indexOf(' ', found.name.length))}`.trim(),
        };
      }
    }
  return undefined;
}
