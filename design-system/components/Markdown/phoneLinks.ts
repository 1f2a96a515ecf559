import type { Element, ElementContent, Root } from 'hast';

/** Matches an international telephone number: a plus, then 7 to 15 digits in groups. */
const internationalNumber = /\+\d(?:[\s\u00a0()./-]{0,2}\d){6,14}(?!\d)/g;
/** Matches a local number of eight digits. It becomes a link only if a bold text contains nothing else. */
const localNumber = /^(?:\d{2} ?\d{6}|\d{4} \d{4})$/;

/**
 * Returns the `data` element that marks a number. A text cannot contain this element itself, because HTML is shown as
 * text.
 */
const phoneElement = (value: string): ElementContent => ({
  type: 'element',
  tagName: 'data',
  properties: { value: value.replaceAll(/[^\d+]/g, '') },
  children: [{ type: 'text', value }],
});

function splitAtNumbers(value: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let from = 0;
  for (const { 0: number, index } of value.matchAll(internationalNumber)) {
    if (index > from) parts.push({ type: 'text', value: value.slice(from, index) });
    parts.push(phoneElement(number));
    from = index + number.length;
  }
  if (from < value.length) parts.push({ type: 'text', value: value.slice(from) });
  return parts;
}

/** Matches the elements in which numbers do not become links. */
const unlinkedElements = /^(?:a|code|pre)$/;

function markNumbersIn(parent: Root | Element, shortNumbers: readonly string[]): void {
  const inBold = parent.type === 'element' && parent.tagName === 'strong';
  const isLocal = (text: string) => localNumber.test(text) || shortNumbers.includes(text);
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type === 'element' && !unlinkedElements.test(child.tagName)) markNumbersIn(child, shortNumbers);
    if (child.type !== 'text') return [child];
    return inBold && isLocal(child.value.trim()) ? [phoneElement(child.value)] : splitAtNumbers(child.value);
  });
}

/**
 * Rehype plugin that marks telephone numbers, so that they become `tel:` links. A number of `shortNumbers` becomes a
 * link only if a bold text contains nothing else.
 */
export const phoneLinks = (shortNumbers: readonly string[]) => (tree: Root) =>
  markNumbersIn(tree, shortNumbers);
