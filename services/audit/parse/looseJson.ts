/** Deeper values are not part of any report. */
const maxDepth = 12;

/**
 * Reads JSON the way models write it: with comments, line ends inside texts, commas before closing brackets,
 * or cut off before its end. `undefined` for anything else. Linear.
 */
export function readLooseJson(text: string): unknown {
  let at = 0;

  const skip = () => {
    while (at < text.length) {
      if (/[\s,]/.test(text.charAt(at))) at += 1;
      else if (text.startsWith('//', at)) at = endOf('\n', 0);
      else if (text.startsWith('/*', at)) at = endOf('*/', 2);
      else return;
    }
  };
  const endOf = (mark: string, length: number) => {
    const end = text.indexOf(mark, at);
    return end < 0 ? text.length : end + length;
  };

  const value = (depth: number): unknown => {
    skip();
    const first = text.charAt(at);
    if (depth > maxDepth) return undefined;
    if (first === '"') return string();
    if (first === '{') return object(depth);
    if (first === '[') return array(depth);
    const word = /[^\s,:[\]{}"]+/y;
    word.lastIndex = at;
    const found = word.exec(text)?.[0];
    if (found === undefined) return undefined;
    at += found.length;
    return simple(found);
  };

  /** `undefined` if the text ends inside: half a sentence is none. */
  const string = (): string | undefined => {
    const start = at + 1;
    at = start;
    while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
    const raw = text.slice(start, at);
    if (at >= text.length) return undefined;
    at += 1;
    return unescaped(raw);
  };

  const object = (depth: number): unknown => {
    const entries: [string, unknown][] = [];
    at += 1;
    for (skip(); at < text.length && text.charAt(at) !== '}'; skip()) {
      if (text.charAt(at) !== '"') return undefined;
      const key = string();
      skip();
      if (key === undefined || at >= text.length) break;
      if (text.charAt(at) !== ':') return undefined;
      at += 1;
      const found = value(depth + 1);
      if (found === undefined) return at >= text.length ? Object.fromEntries(entries) : undefined;
      entries.push([key, found]);
    }
    at += 1;
    return Object.fromEntries(entries);
  };

  const array = (depth: number): unknown => {
    const elements: unknown[] = [];
    at += 1;
    for (skip(); at < text.length && text.charAt(at) !== ']'; skip()) {
      const found = value(depth + 1);
      if (found === undefined) return at >= text.length ? elements : undefined;
      elements.push(found);
    }
    at += 1;
    return elements;
  };

  return value(0);
}

function simple(word: string): unknown {
  try {
    return JSON.parse(word);
  } catch {
    return undefined;
  }
}

function unescaped(raw: string): string {
  try {
    return String(JSON.parse(`"${raw.replaceAll('\n', '\\n').replace(/\p{Cc}/gu, ' ')}"`));
  } catch {
    return raw.replace(/\\(.)/g, '$1');
  }
}
