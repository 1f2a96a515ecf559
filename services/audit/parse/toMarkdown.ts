import { labelOf } from './readValue.ts';
import { descriptionLabel, nameOfSection } from './words.ts';

const thought = '(?:think|thinking|thoughts?|reasoning)';
/** Matches `<think>…</think>` and `<!-- … -->`. The end may be missing. */
const thoughtOrComment = new RegExp(`<(${thought})>[\\s\\S]*?(?:</\\1>|$)|<!--[\\s\\S]*?(?:-->|$)`, 'gi');
/** Matches everything up to the end of thoughts whose beginning is missing. */
const untilThoughtEnds = new RegExp(`^[\\s\\S]*(?:</${thought}>|<\\|message\\|>)`, 'i');

/**
 * Removes thoughts, comments and invisible characters from a reply. Converts XML, line breaks, full-width colons and
 * special number characters to markdown; a circled number becomes a bullet.
 */
export const toMarkdown = (reply: string) =>
  withoutElements(reply)
    .replace(thoughtOrComment, '')
    .replace(untilThoughtEnds, '')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    // In a table row, `cellsOf` replaces line breaks.
    .replace(/^(?![ \t]*\|).*<br\s*\/?>.*$/gim, (row) => row.replace(/<br\s*\/?>/gi, '\n        '))
    .replace(/：[ \t]*/g, ': ')
    .replace(/^[ \t]*:[ \t]+/gm, '  ')
    .replace(/\\text\{([^{}]*)\}/g, '$1')
    // "1.**Title**" has no space after its number.
    .replace(/^([ \t]*(?:\d{1,2}[.)]|[-•]))(?=\*\*\S)/gm, '$1 ')
    .replace(/[\0\ufeff\ue000-\uf8ff]/g, '')
    // Numbers of emoji keys: 1️⃣.
    .replace(/^([ \t*#]*)(\d)\ufe0f?\u20e3/gm, '$1$2. ')
    .replace(/^([ \t]*)[①-⑳]/gm, '$1- ');

/**
 * Converts XML to markdown. Elements with the name of a section become headings, `title` and `name` elements become
 * items. An element becomes a label if its name is the label of a fact or description, or has an underscore.
 */
const withoutElements = (reply: string) =>
  reply
    .replace(/<details>\s*<summary>([^<>]*)<\/summary>/gi, '$1')
    .replace(/<([a-z_]+)>/gi, (tag, name: string) => (nameOfSection(name) ? `\n\n## ${name}\n\n` : tag))
    .replace(/<(title|name)>([^<>]*)<\/\1>/gi, '\n\n- **$2**\n')
    .replace(/<([a-z_]+)>([^<>]*)<\/\1>/gi, (element, name: string, text: string) => {
      const label = `${name.replaceAll('_', ' ')}: `;
      return name.includes('_') || labelOf(label) || descriptionLabel.test(label)
        ? `\n  ${label}${text}\n`
        : element;
    });
