import { truncateAtWord } from '../plainText.ts';
import { maxItems, solutionDefaults } from '../reportLimits.ts';
import type { Solution } from '../types.ts';
import type { Line } from './readLines.ts';
import { type Attributes, extractAttributes } from './solutionAttributes.ts';

/** The items of a section, in their order. An opportunity is a solution whose attributes nobody asks for. */
export function readItems(lines: readonly Line[]): readonly Solution[] {
  const form = formOfItems(lines);
  const inList = /^(?:number|bullet)/.test(form);
  const items: Line[][] = [];
  /** What stands outside the last item; it belongs to it if another follows, or if it has no text yet. */
  let outside: Line[] = [];
  let closed = false;
  for (const line of lines) {
    const current = items.at(-1);
    const own = formOf(line);
    if (line.kind === 'rule' || (inList && current && /^(?:bold|heading)/.test(own ?? ''))) closed = true;
    const isOther = closed && outside.length > 0 && line.kind === 'item' && line.number <= items.length;
    if (own === form && !isOther) {
      current?.push(...outside);
      [outside, closed] = [[], false];
      items.push([line]);
    } else if (closed || (inList && line.kind === 'text' && line.depth === 0 && !isAbout(line))) {
      if (line.text) outside.push(line);
    } else current?.push(...outside.splice(0), line);
  }
  const last = items.at(-1);
  if (last && finish(last).description === '') last.push(...outside.slice(0, 1));
  return items.slice(0, maxItems).map(finish);
}

const descriptionLabel = /^(?:description|details?|what it does|περιγραφή)\s*[:–—-]\s*/iu;
const itemName = '(?:(?:recommended )?(?:opportunity|solution|recommendation|ευκαιρία|λύση)\\s*#?\\d{1,2}';
const numbered = new RegExp(`^${itemName}\\b|\\d{1,2}[.)]\\s)`, 'iu');

/** Whether a line says something about an item instead of being one. */
const isAbout = ({ text }: Line) => descriptionLabel.test(text) || extractAttributes(text).rest === '';

/** How a line would begin an item; `null` if it can not. */
function formOf(line: Line): string | null {
  const { kind, depth, number, text, lead, first } = line;
  if (isAbout(line)) return null;
  if (kind === 'heading') return `heading${depth}`;
  if (kind === 'item') return `${number > 0 ? 'number' : 'bullet'}${depth}`;
  const behind = extractAttributes(text.slice(lead.length)).rest;
  if (depth > 0) return null;
  if (numbered.test(text) || (lead && /^[:.]?$/.test(behind))) return 'bold';
  if (lead && (/[:–—-]$/.test(lead) || /^\s*[:–—-]/.test(behind))) return 'lead';
  return first ? 'plain' : null;
}

/** The form of a section's items: that of the first that is more than a paragraph, or one bold line above a list. */
function formOfItems(lines: readonly Line[]): string {
  const forms = lines.map((line) => formOf(line) ?? 'plain').filter((form) => form !== 'plain');
  const [first = 'plain'] = forms;
  const isAlone = /^(?:bold|lead)$/.test(first) && forms.filter((form) => form === first).length === 1;
  return (isAlone && forms.find((form) => form !== first)) || first;
}

/** An item from its lines, of which the first has the title. */
function finish([head, ...body]: readonly Line[]): Solution {
  const { lead = '', text = '' } = head ?? {};
  const [strong, behind] = [extractAttributes(lead), extractAttributes(text.slice(lead.length))];
  const { title, description } = splitTitle(strong.rest, behind.rest);
  const attributes: Attributes[] = [strong.attributes, behind.attributes];
  let whole = description;
  for (const line of body) {
    const taken = extractAttributes(line.text);
    attributes.push(taken.attributes);
    const said = taken.rest.replace(descriptionLabel, '');
    if (said) whole += (whole && (line.first ? '\n' : ' ')) + said;
  }
  return Object.assign({ title, description: whole, ...solutionDefaults }, ...attributes);
}

/** Pictures, numbers and labels before a title: "✅ 2. Solution 2: Title: ". */
const numbering = new RegExp(
  `^(?:\\p{Extended_Pictographic}|[\\ufe0f\\u200d•▪►→✓\\s])*(?:(?:\\d{1,2}(?:\\.\\d{1,2})*[.)]|\\d{1,2}(?:\\.\\d{1,2})+)\\s+)?(?:${itemName}\\s*(?:[-.:)–—]\\s*|$)))?(?:(?:title|solution|opportunity|τίτλος)(?:\\s*:\\s*|$))?`,
  'iu',
);
const tidyTitle = (text: string) => text.replace(numbering, '').replace(/\s*[:–—-]+$|(?<=^[^.]*)\.$/, '');

/** Parts what begins an item into title and description; `lead` stands bold or is a heading. Long texts are no title. */
function splitTitle(lead: string, behind: string): Pick<Solution, 'title' | 'description'> {
  const bold = tidyTitle(lead);
  const parted = /^(\s*\([^()]{1,60}\))?(?:\s*(?:[:–—]+\s*|[.-]+(?:\s+|$))|$)(.*)$/s.exec(behind);
  if (bold && parted) return { title: bold + (parted[1] ?? ''), description: parted[2] ?? '' };
  if (bold) return { title: bold, description: /[:–—-]$/.test(lead) ? behind : `${bold} ${behind}` };
  const text = behind.replace(/^\s*[:–—-]\s*/, '').replace(numbering, '');
  const end = /:\s+|\s+[-–—]\s+|[.!?](?=\s+\p{Lu})/u.exec(text);
  const title = text.slice(0, end?.index);
  const description = end ? text.slice(end.index + end[0].length) : '';
  if (title.length <= 120) return { title: tidyTitle(title), description: description.trim() };
  return { title: truncateAtWord(80, text), description: text };
}
