const shortestQuery = 3;
const shortestWord = 4;

/** The text as it is compared: composed, lower case, with plain apostrophes, quotes and hyphens. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑]/g, '-');
}

/** How many characters a person would count. */
function size(text: string): number {
  return [...text].length;
}

/**
 * The words of a folded query that are searched for on their own: longer than 3 characters, each once.
 * A word counts as it was typed and also without the punctuation around it.
 */
export function searchWords(foldedQuery: string): readonly string[] {
  const typed = foldedQuery.split(/\s+/);
  const bare = typed.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  return [...new Set([...typed, ...bare])].filter((word) => size(word) >= shortestWord);
}

/**
 * The specification's search rule (section 5): queries under 3 characters match nothing; otherwise the text matches if it
 * contains the query, or any query word longer than 3 characters. Upper and lower case are the same.
 */
export function matches(text: string, query: string): boolean {
  return matchesFolded(fold(text), query);
}

/** The same for a text that was folded before. */
export function matchesFolded(hay: string, query: string): boolean {
  const needle = fold(query).trim();
  if (size(needle) < shortestQuery) return false;
  return hay.includes(needle) || searchWords(needle).some((word) => hay.includes(word));
}
