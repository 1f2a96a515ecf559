import { isPlainObject } from '../../storage/lenient.ts';
import type { Solution } from '../AuditReport.ts';
import { maxDescription, maxItems, maxTitle, solutionDefaults } from '../reportLimits.ts';
import { type Attributes, attributeOf } from './attributes.ts';
import { chunksOf } from './chunksOf.ts';
import { readLooseJson } from './looseJson.ts';
import { cutTo, fold, tidy, tidyLines } from './plainText.ts';
import type { Sections } from './Sections.ts';
import { splitText, tidyTitle } from './splitTitle.ts';

/** Wrappers such as `{ report: { … } }` are looked into so far. */
const maxDepth = 3;

/** Reads a reply that is JSON, fenced or after a few words; `null` if it is none or says nothing. */
export function readJson(reply: string): Sections | null {
  for (const text of candidates(reply)) {
    const found = sectionsIn(parse(text), 0);
    if (found) return found;
  }
  return null;
}

/** How JSON begins: a name in an object, objects in a list, or a comment in either. */
const start = /\{\s*(?:"|\/[/*])|\[\s*(?:\{|\/[/*])/;

/** Whether a reply can only be meant as JSON, readable or not. */
export const isJson = (reply: string): boolean => reply.trimStart().search(start) === 0;

function candidates(reply: string): readonly string[] {
  if (!/[{[]/.test(reply)) return [];
  const fenced = chunksOf(reply).flatMap((chunk) => (chunk.type === 'code' ? [chunk.text] : []));
  const bare = reply.slice(Math.max(reply.search(start), 0));
  return [...fenced, bare];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return readLooseJson(text);
  }
}

/** A name without case, accents, spaces, dashes and underscores. */
const plainKey = (key: string) => fold(key).replace(/[^\p{L}\p{N}]/gu, '');

function find(value: Readonly<Record<string, unknown>>, pattern: RegExp): unknown {
  return Object.entries(value).find(([key]) => pattern.test(plainKey(key)))?.[1];
}

function sectionsIn(value: unknown, depth: number): Sections | null {
  if (depth > maxDepth) return null;
  if (Array.isArray(value)) return sectionsIn(value[0], depth + 1);
  if (!isPlainObject(value)) return null;
  const sections: Sections = {
    summary: textOf(find(value, /summary|overview|συνοψη|περιληψη/)),
    opportunities: itemsOf(find(value, /opportunit|ευκαιρι/)),
    solutions: itemsOf(find(value, /solution|recommend|λυσ/)),
  };
  if (sections.summary || sections.opportunities.length > 0 || sections.solutions.length > 0) return sections;
  for (const inner of Object.values(value)) {
    const found = sectionsIn(inner, depth + 1);
    if (found) return found;
  }
  return null;
}

/** The text of any value: lists become lines, objects their texts, marks of markdown go. */
function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return tidyLines(value.replace(/\*\*|__|^#+\s+/gm, ''));
  if (typeof value === 'number') return String(value);
  if (depth > maxDepth) return '';
  if (Array.isArray(value))
    return value
      .map((element) => textOf(element, depth + 1))
      .filter(Boolean)
      .join('\n');
  return isPlainObject(value) ? textOf(Object.values(value), depth + 1) : '';
}

function itemsOf(value: unknown): readonly Solution[] {
  const elements = Array.isArray(value) ? value : isPlainObject(value) ? elementsOf(value) : [];
  return elements
    .slice(0, maxItems)
    .map(itemOf)
    .filter(({ title }) => title !== '');
}

/** `{ items: [...] }`, or an object whose names are the titles. */
function elementsOf(value: Readonly<Record<string, unknown>>): readonly unknown[] {
  const list = Object.values(value).find(Array.isArray);
  if (list) return list;
  return Object.entries(value).map(([title, inner]) =>
    isPlainObject(inner) ? { title, ...inner } : { title, description: inner },
  );
}

const keys = {
  title: /^(?:title|name|heading|opportunity|solution|recommendation|area|τιτλοσ)/,
  description: /^(?:desc|detail|explanation|text|summary|benefit|impact|περιγραφη)/,
  priority: /priority|προτεραιοτητα/,
  roi: /roi|return|αποδοση/,
  implementationDifficulty: /difficulty|complexity|effort|δυσκολια/,
} as const;

function itemOf(element: unknown): Solution {
  if (!isPlainObject(element)) {
    const { title, description } = splitText(tidy(textOf(element)));
    return {
      ...solutionDefaults,
      title: cutTo(maxTitle, title),
      description: cutTo(maxDescription, description),
    };
  }
  const attributes = (['priority', 'roi', 'implementationDifficulty'] as const).map((kind): Attributes => {
    const value = find(element, keys[kind]);
    return attributeOf(kind, kind === 'roi' ? roiText(value) : tidy(textOf(value)));
  });
  return Object.assign(
    {
      ...solutionDefaults,
      title: cutTo(maxTitle, tidyTitle(tidy(textOf(find(element, keys.title))))),
      description: cutTo(maxDescription, textOf(find(element, keys.description))),
    },
    ...attributes,
  );
}

/** 150, `[150, 200]` and `{ min: 150, max: 200 }` are percents too. */
function roiText(value: unknown): string {
  if (typeof value === 'number') return `${value}%`;
  const numbers: unknown[] = Array.isArray(value) ? value : isPlainObject(value) ? Object.values(value) : [];
  const [low, high] = numbers.filter((number) => typeof number === 'number');
  return high !== undefined ? `${low}-${high}%` : tidy(textOf(value));
}
