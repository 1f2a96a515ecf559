import { fold, truncateAtWord } from '../plainText.ts';
import { maxDescription, maxItems } from '../reportLimits.ts';
import type { Opportunity } from '../types.ts';
import { type Facts, takeFacts, takeMarked } from './readFacts.ts';
import type { Line } from './readLines.ts';
import { closingWords, detailWords, groupWords } from './words.ts';

/** An item as it was written. An opportunity keeps its facts in its text. */
export interface ReadItem extends Opportunity {
  readonly facts: Facts;
}

/** The lines of one item, of which the first has the title, and the facts of the group that it stands in. */
interface Block {
  readonly lines: readonly Line[];
  readonly facts: Facts;
}

/** The items of a section, in their order. */
export const readItems = (
  lines: readonly Line[],
  { withFacts }: { withFacts: boolean },
): readonly ReadItem[] =>
  blocksOf(lines)
    .slice(0, maxItems)
    .map((block) => finish(block, withFacts))
    .filter(({ title }) => title !== '');

const titleLabel = /^(?:title|name|titel|titre|título|название|başlık|τίτλος)\s*[:–—-]\s*/iu;
const descriptionLabel =
  /^(?:description|details?|what it does|beschreibung|descripci[oó]n|описание|açıklama|περιγραφή)\s*[:–—-]\s*/iu;
const itemName =
  '(?:(?:recommended |key )?(?:opportunity|solution|recommendation|ευκαιρία|λύση|chance|lösung|solución)\\s*#?\\d{1,2}';
const numbered = new RegExp(`^${itemName}\\b|\\d{1,2}[.)]\\s)`, 'iu');

/** Whether a line says something about an item instead of being one. */
const isAbout = (line: Line) => {
  const known = about.get(line);
  if (known !== undefined) return known;
  const { kind, text } = line;
  const take = kind === 'heading' || text.endsWith(':') ? takeMarked : takeFacts;
  const is = descriptionLabel.test(text) || take(text).rest === '';
  about.set(line, is);
  return is;
};
const about = new WeakMap<Line, boolean>();
/** A name without its numbering and pictures, folded, for the tables of words. */
const nameOf = (text: string) => fold(text).replace(/^[^\p{L}\p{N}]+|^\d{1,2}[.)]\s*/gu, '');
const isLabel = ({ text, lead }: Line) =>
  (lead !== '' && text.replace(lead, '').replace(/^\s*\([^()]*\)/, '') === '') || /:$/.test(text);
const isClosing = (line: Line) =>
  (isLabel(line) || line.kind === 'heading') && closingWords.test(nameOf(line.text));

/** Returns the item that a line begins; `null` if it begins none. */
function formOf(line: Line): string | null {
  const { kind, depth, number, text, lead, first } = line;
  if (isAbout(line)) return null;
  if (kind === 'heading') return `heading${depth}`;
  if (kind === 'item') return `${number > 0 ? 'number' : 'bullet'}${depth}`;
  const behind = takeFacts(text.slice(lead.length)).rest.trim();
  if (depth > 0) return null;
  if (numbered.test(text) || (lead && /^[:.]?$/.test(behind))) return 'bold';
  if (lead && (first || /[:–—-]$/.test(lead) || /^[:–—-]/.test(behind))) return 'lead';
  return first && !/:$/.test(text) ? 'plain' : null;
}

/** The form of a section's items: that of the first that is more than a paragraph, or one bold line above a list. */
function formOfItems(lines: readonly Line[]): string {
  const forms = lines.map((line) => formOf(line) ?? 'plain').filter((form) => form !== 'plain');
  const [first = 'plain'] = forms;
  const isAlone = /^(?:bold|lead)$/.test(first) && forms.filter((form) => form === first).length === 1;
  return (isAlone && forms.find((form) => form !== first)) || first;
}

/** The items that lines hold, those of groups among them. */
function blocksOf(lines: readonly Line[], group: Facts = {}): readonly Block[] {
  const form = formOfItems(lines);
  const inList = /^(?:number|bullet)/.test(form);
  const blocks: { lines: Line[]; facts: Facts }[] = [];
  let facts = group;
  /** Lines outside the last item; they belong to it if another follows, or if it has no text yet. */
  let outside: Line[] = [];
  let closed = false;
  const lastItem = lines.findLastIndex((line) => formOf(line) === form);
  const closing = lines.findIndex((line, at) => at > lastItem && isClosing(line));
  for (const line of lines) {
    const current = blocks.at(-1)?.lines;
    const own = formOf(line);
    if (line === lines[closing] || blocks.length > maxItems) break;
    if (line.kind === 'rule' || (inList && current && /^(?:bold|heading)/.test(own ?? ''))) closed = true;
    const isOther = closed && outside.length > 0 && line.kind === 'item' && line.number <= blocks.length;
    const label = outside.at(-1);
    if (own === form && (!isOther || (label && isLabel(label) && !isClosing(label)))) {
      if (label && isLabel(label)) {
        facts = { ...group, ...takeFacts(label.text).facts };
        outside.pop();
      }
      current?.push(...outside);
      [outside, closed] = [[], false];
      blocks.push({ lines: [line], facts });
    } else if (closed || (inList && line.kind === 'text' && line.depth === 0 && !isAbout(line))) {
      if (line.text) outside.push(line);
    } else current?.push(...outside.splice(0), line);
  }
  const last = blocks.at(-1);
  if (last && finish(last, true).description === '') last.lines.push(...outside.slice(0, 1));
  const leads = new Map<string, number>();
  for (const {
    lines: [, ...body],
  } of blocks)
    for (const lead of new Set(body.map((line) => fold(line.lead))))
      leads.set(lead, (leads.get(lead) ?? 0) + 1);
  return blocks.flatMap((block) => {
    const [head, ...body] = block.lines;
    if (!head || !isGroup(head, body, leads)) return [block];
    return isClosing(head)
      ? []
      : blocksOf(body, { ...block.facts, ...takeFacts(head.text.replace(/:$/, '')).facts });
  });
}

/** Whether a line stands above items instead of being one. `leads`: below how many of its like a line begins with these words. */
function isGroup(head: Line, body: readonly Line[], leads: ReadonlyMap<string, number>): boolean {
  const named = groupWords.test(nameOf(head.text)) || isClosing(head);
  const form = formOfItems(body);
  const items = body.filter((line) => formOf(line) === form);
  const [item] = items;
  if (!item || form === 'plain' || !isLabel(head)) return false;
  const before = body.slice(0, body.indexOf(item));
  const stated = body.flatMap((line) => Object.keys(takeFacts(line.text).facts));
  const isRepeated = new Set(stated).size < stated.length;
  if (
    before.some(isAbout) ||
    (stated.length > 0 &&
      !isRepeated &&
      body.some((line) => isAbout(line) && line.depth <= item.depth && item.kind !== 'heading'))
  )
    return false;
  if (isRepeated || named)
    return items.every(({ lead, kind }) => lead || kind === 'heading') || isRepeated || items.length > 1;
  const isDetail = (line: Line) => {
    const name = nameOf(line.lead || line.text).replace(/[\s:.–—-]+$/, '');
    return !line.lead || detailWords.has(name.split(/\s/)[0] ?? '') || (leads.get(fold(line.lead)) ?? 0) > 1;
  };
  return (
    items.length > 1 &&
    !/^(?:bold|lead)$/.test(form) &&
    before.length === 0 &&
    head.kind !== 'item' &&
    !numbered.test(head.text) &&
    !items.some(isDetail)
  );
}

/** An item from its lines. */
function finish({ lines: [head, ...body], facts }: Block, withFacts: boolean): ReadItem {
  const take = (text: string) => (withFacts ? takeFacts(text) : { rest: text, facts: {} });
  const { lead = '', text = '' } = head ?? {};
  // A title may hold the word of an attribute: "Quantify ROI". In brackets it states one.
  const bracket = /\s*[([][^()[\]]*[)\]](?=\s*[:–—-]?\s*$)/.exec(lead)?.[0] ?? '';
  const [strong, behind] = [take(bracket), take(text.slice(lead.length))];
  let { title, description } = splitTitle(strong.rest === '' ? lead.replace(bracket, '') : lead, behind.rest);
  const found: Facts[] = [strong.facts, behind.facts];
  for (const line of body) {
    if (description.length > maxDescription) break;
    const taken = take(line.text);
    found.push(taken.facts);
    const said = taken.rest.trim().replace(descriptionLabel, '');
    if (said && !title) title = tidyTitle(said.replace(titleLabel, ''));
    else if (said) description += (description && (line.first ? '\n' : ' ')) + said;
  }
  return { title, description: description.trim(), facts: Object.assign({}, facts, ...found.toReversed()) };
}

/** Pictures, numbers and labels before a title: "✅ 2. Solution 2: Title: ". */
const numbering = new RegExp(
  `^(?:\\p{Extended_Pictographic}|[\\ufe0f\\u200d•▪►→✓\\s])*(?:(?:\\d{1,2}(?:\\.\\d{1,2})*[.)]|\\d{1,2}(?:\\.\\d{1,2})+|[A-Z][.)])\\s+)?(?:${itemName}\\s*(?:[-.:)–—]\\s*|$)))?(?:(?:title|solution|opportunity|name|titel|titre|título|название|başlık|τίτλος)(?:\\s*:\\s*|$))?`,
  'iu',
);
const tidyTitle = (text: string) => text.replace(numbering, '').replace(/\s*[:–—-]+$|(?<=^[^.]*)\.$/, '');

/** Parts what begins an item into title and description; `lead` stands bold or is a heading. Long texts are no title. */
function splitTitle(lead: string, behind: string): { title: string; description: string } {
  const bold = tidyTitle(lead);
  const parted = /^(\s*\([^()]{1,60}\))?(?:\s*(?:[:–—]+\s*|[.-]+(?:\s+|$))|$)(.*)$/s.exec(behind);
  if (bold && parted) return { title: bold + (parted[1] ?? ''), description: parted[2] ?? '' };
  if (bold) return { title: bold, description: /[:–—-]$/.test(lead) ? behind : `${bold} ${behind.trim()}` };
  const text = behind
    .replace(/^\s*[:–—-]\s*/, '')
    .trim()
    .replace(numbering, '');
  const end = /:\s+|\s+[-–—]\s+|[.!?](?=\s+\p{Lu})/u.exec(text);
  const title = text.slice(0, end?.index);
  const description = end ? text.slice(end.index + end[0].length) : '';
  if (title.length <= 120) return { title: tidyTitle(title), description: description.trim() };
  return { title: truncateAtWord(80, text), description: text };
}
