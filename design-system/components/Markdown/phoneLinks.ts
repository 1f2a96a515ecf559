import type { Element, ElementContent, Root } from 'hast';

/** An international telephone number: a plus, then 7 to 15 digits in groups. */
const number = /\+\d(?:[\s\u00a0()./-]{0,2}\d){6,14}(?!\d)/g;
/** The emergency number of Europe, or eight digits, where they stand alone in bold. */
const local = /^(?:112|\d{2} ?\d{6}|\d{4} \d{4})$/;

/** A number as an element that no text can bring along: HTML in it is shown as text. */
const phone = (value: string): ElementContent => ({
  type: 'element',
  tagName: 'data',
  properties: { value: value.replaceAll(/[^\d+]/g, '') },
  children: [{ type: 'text', value }],
});

function split(value: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let from = 0;
  for (const { 0: found, index } of value.matchAll(number)) {
    if (index > from) parts.push({ type: 'text', value: value.slice(from, index) });
    parts.push(phone(found));
    from = index + found.length;
  }
  if (from < value.length) parts.push({ type: 'text', value: value.slice(from) });
  return parts;
}

/** Elements in which a number stays text. */
const left = /^(?:a|code|pre)$/;

function linkIn(parent: Root | Element): void {
  const inBold = parent.type === 'element' && parent.tagName === 'strong';
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type === 'element' && !left.test(child.tagName)) linkIn(child);
    if (child.type !== 'text') return [child];
    return inBold && local.test(child.value.trim()) ? [phone(child.value)] : split(child.value);
  });
}

/** Marks telephone numbers in a parsed text, so that they become `tel:` links. For `rehypePlugins`. */
export const phoneLinks = () => linkIn;
