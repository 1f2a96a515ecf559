import type { KnowledgeDocument } from '../../knowledge/documents.ts';
import { stem } from './stem.ts';
import { stemsOf } from './words.ts';

/** Words that say nothing about the subject of a question. */
const empty = new Set(
  `a about all also am an and any are as ask at be been best better between but by can could did do does done each else ever every explain find first for from get give go good got great had has have having hello help here hi how i if in info information interested into is it its just kind know let like list look looking lot made make many may me mean more most much must my need new nice no not now of off often on one only or other our out over own please possible question really recommend right said same say see should show so some something sort still stop such sure take tell than that the their them then there these they thing things think this those to today too top trying two under understand until up us use used using very want was way we well went were what when where which while who whole why will win with won work would write wrote yes yet you your yours`
    .split(' ')
    .map(stem),
);

/** The words of a question that a search can be about. */
export function relevantWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => word.length >= 3 && !empty.has(stem(word)) && !/^\d+$/.test(word));
}

/** So much of what was asked must stand in a text before it counts as an answer. */
const share = 0.6;

/** True if the document is about these words: most of them stand in it as words, in any form. */
export function tells(document: KnowledgeDocument, words: readonly string[]): boolean {
  const held = stemsIn(document);
  const found = words.filter((word) => held.has(stem(word))).length;
  return found > 0 && found >= words.length * share;
}

const stemsByDocument = new WeakMap<KnowledgeDocument, ReadonlySet<string>>();

/** The canonical stems of a document, made once. */
function stemsIn(document: KnowledgeDocument): ReadonlySet<string> {
  const known = stemsByDocument.get(document) ?? new Set(document.text.split('\n').flatMap(stemsOf));
  stemsByDocument.set(document, known);
  return known;
}
