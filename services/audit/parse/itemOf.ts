import { truncateAtWord } from '../plainText.ts';
import { maxDescription } from '../reportLimits.ts';
import { type Opportunity, solutionFacts } from '../types.ts';
import { type Row, tidyTitle } from './Row.ts';
import { type Facts, takeFacts, takeLeadingFact } from './readFacts.ts';
import { beforeTitle, descriptionLabel } from './words.ts';

/** An opportunity or solution as the reply states it. The facts of an opportunity stay in its text. */
export interface ReadItem extends Opportunity {
  readonly facts: Facts;
}

/** The lines of one item. `head` has the title. `facts` come from the group of the item. */
export interface Block {
  readonly head: Row;
  readonly body: Row[];
  readonly facts: Facts;
}

/** Maximum length of a first sentence that is a title, in characters. */
const maxSentenceTitle = 120;
/** Length of a title that is cut from a longer sentence, in characters. */
const cutTitle = 80;
/** Matches brackets or a part after a dash at the end: "Order reader (High)", "Order reader – 150-200%". */
const titleEnd = /\s*(?:[([][^()[\]]*[)\]]|\s[–—-]\s[^()–—-]+)(?=\s*[:–—-]?\s*$)/;

/** Builds an item from its lines. */
export function itemOf({ head, body, facts: factsOfGroup }: Block, withFacts: boolean): ReadItem {
  const { facts, ...first } = readHead(head, withFacts);
  let { title, description } = first;
  for (const row of body) {
    // A different second value of a fact stays in the text.
    const isOther = solutionFacts.some(
      (fact) => row.facts[fact] && facts[fact] && row.facts[fact] !== facts[fact],
    );
    Object.assign(facts, { ...row.facts, ...facts });
    const text = withFacts && !isOther ? row.rest : row.text;
    const addition = text.trim().replace(descriptionLabel, '');
    if (addition === '' || description.length > maxDescription) continue;
    const separator = row.startsParagraph ? '\n' : ' ';
    if (!title) title = tidyTitle(addition);
    else description += description ? separator + addition : addition;
  }
  return { title, description: description.trim(), facts: { ...factsOfGroup, ...facts } };
}

/**
 * Reads the first line of an item. A title contains facts only at its beginning, and at its end in brackets or after a
 * dash: "Quantify ROI" is a plain title.
 */
function readHead(head: Row, withFacts: boolean): ReadItem {
  const { lead, text } = head;
  const afterLead = text.slice(lead.length);
  if (!withFacts) return { ...splitTitle(lead, afterLead), facts: {} };
  const after = lead === '' ? head : takeFacts(afterLead);
  const end = titleEnd.exec(lead)?.[0] ?? '';
  const inEnd = takeFacts(end.replace(/^\s*[–—-]\s/, ''));
  const title = inEnd.rest === '' ? lead.replace(end, '') : lead;
  const inBeginning = takeLeadingFact(title.replace(beforeTitle, ''));
  return {
    ...splitTitle(inBeginning.rest, after.rest),
    facts: { ...after.facts, ...inEnd.facts, ...inBeginning.facts },
  };
}

/**
 * Splits the beginning of an item into title and description. `lead` is its bold text or its heading. If the first
 * sentence is too long for a title, the title is the cut beginning of the text.
 */
function splitTitle(lead: string, after: string): Opportunity {
  const bold = tidyTitle(lead);
  // Matches brackets, a separator and the description: " (pilot): It reads orders."
  const parted = /^(\s*\([^()]{1,60}\))?(?:\s*(?:[:–—·|]+\s*|[.-]+(?:\s+|$))|$)(.*)$/s.exec(after);
  if (bold && parted) return { title: bold + (parted[1] ?? ''), description: parted[2] ?? '' };
  if (bold) return { title: bold, description: /[:.!?–—-]$/.test(lead) ? after : `${bold} ${after.trim()}` };
  const text = after
    .replace(/^\s*[:–—-]\s*/, '')
    .trim()
    .replace(beforeTitle, '');
  const end = /:\s+|\s+[-–—]\s+|[.!?](?=\s+\p{Lu})/u.exec(text);
  const title = text.slice(0, end?.index);
  if (title.length > maxSentenceTitle) return { title: truncateAtWord(cutTitle, text), description: text };
  return { title: tidyTitle(title), description: end ? text.slice(end.index + end[0].length).trim() : '' };
}
