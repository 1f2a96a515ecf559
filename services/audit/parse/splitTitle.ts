import { type Line, plainLine, textOf } from './Block.ts';
import { cutTo } from './plainText.ts';

export interface Titled {
  readonly title: string;
  readonly description: string;
}

/** Longer texts are sentences, not titles. */
const maxPlainTitle = 120;

const numbering =
  /^(?:(?:\(?\d{1,2}[.)]|\d{1,2}(?:\.\d{1,2})+[.)]?|#\d{1,2}[.:)]?|[a-c]\))\s+)?(?:(?:key |recommended )?(?:opportunity|solution|recommendation|ευκαιρία|λύση)\s*(?:#|no\.?\s*)?\d{1,2}\s*(?:[-.:)–—]\s*|$))?/iu;

/** A label that stands before a title: "Title: Chatbot", "Solution: Chatbot". */
const titleLabel = /^(?:title|name|opportunity|solution|recommendation|τίτλος|ευκαιρία|λύση)\s*:\s*(?=\S)/iu;

/** Bullets and pictures before a title. */
const pictures = /^(?:\p{Extended_Pictographic}|\ufe0f|\u200d|[•▪►→✓\s])+/u;

/** A title without number, picture, label and trailing mark. */
export function tidyTitle(text: string): string {
  return text
    .replace(pictures, '')
    .replace(numbering, '')
    .replace(titleLabel, '')
    .replace(/\s*[:–—-]+$/, '')
    .replace(/^([^.]*)\.$/, '$1')
    .trim();
}

/** What stands between a title and its description. */
const separator = /\s*:(?=\s)\s*|\s+[-–—]\s+|:$/;
const leadingSeparator = /^\s*[:.–—-]+\s*/;

/** Parts the first line of an item into its title and the beginning of its description. */
export function splitTitle({ lead, rest }: Line): Titled {
  if (lead === '') return splitPlain(rest);
  const title = tidyTitle(lead);
  // A bold "Solution 1:" is a label, and the title comes after it.
  if (title === '' || /^(?:title|name|opportunity|solution|recommendation)$/i.test(title)) {
    return splitPlain(rest.replace(leadingSeparator, ''));
  }
  if (rest === '' || /[:–—-]$/.test(lead) || leadingSeparator.test(rest)) {
    return { title, description: rest.replace(leadingSeparator, '') };
  }
  if (/^\([^()]{1,60}\)$/.test(rest)) return { title: `${title} ${rest}`, description: '' };
  const part = separator.exec(rest);
  if (part && part.index <= 60) {
    return {
      title: `${title} ${rest.slice(0, part.index)}`,
      description: rest.slice(part.index + part[0].length),
    };
  }
  return { title, description: textOf({ lead, rest }) };
}

function splitPlain(text: string): Titled {
  const start = tidyTitle(text) === '' ? '' : text.replace(pictures, '');
  const plain = start.replace(numbering, '').replace(titleLabel, '');
  const part = separator.exec(plain);
  const sentence = /[.!?](?=\s+\p{Lu})/u.exec(plain);
  const end = part && (!sentence || part.index < sentence.index) ? part : sentence;
  if (end && end.index > 0 && end.index <= maxPlainTitle) {
    const title = tidyTitle(plain.slice(0, end.index));
    return { title, description: plain.slice(end.index + end[0].length).trim() };
  }
  if (plain.length <= maxPlainTitle) return { title: tidyTitle(plain), description: '' };
  return { title: cutTo(80, plain), description: plain };
}

/** The first line of an item that has nothing but a text. */
export const splitText = (text: string): Titled => splitTitle(plainLine(text));
