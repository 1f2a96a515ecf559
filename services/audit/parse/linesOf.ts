import type { PhrasingContent } from 'mdast';

import { type Line, textOf } from './Block.ts';
import { tidy } from './plainText.ts';

interface Piece {
  readonly text: string;
  readonly bold: boolean;
}

/** The lines of a paragraph or heading as plain text. `source` is the markdown that the nodes point into. */
export function linesOf(nodes: readonly PhrasingContent[], source: string): readonly Line[] {
  const lines: Piece[][] = [[]];
  let openStars = false;

  const add = (text: string, bold: boolean) => {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) {
        lines.push([]);
        openStars = false;
      }
      if (part) lines.at(-1)?.push({ text: part, bold: bold || openStars });
    }
  };
  /** Models write `**ROI:**150%`, which markdown leaves as stars; they mean bold all the same. */
  const addWithStars = (text: string, bold: boolean) => {
    for (const [index, part] of text.split('**').entries()) {
      if (index > 0) openStars = !openStars;
      add(part, bold);
    }
  };
  const walk = (node: PhrasingContent, bold: boolean): void => {
    if (node.type === 'text') {
      const written = source.slice(node.position?.start.offset, node.position?.end.offset);
      if (written.includes('\\*')) add(node.value, bold);
      else addWithStars(node.value, bold);
    } else if (node.type === 'inlineCode') add(node.value.replaceAll('\n', ' '), bold);
    else if (node.type === 'break') add('\n', bold);
    else if (node.type === 'html') add(/^<br\b/i.test(node.value) ? '\n' : '', bold);
    else if ('alt' in node) add(node.alt ?? '', bold);
    else if ('children' in node) {
      for (const child of node.children) walk(child, bold || node.type === 'strong');
    }
  };

  for (const node of nodes) walk(node, false);
  return lines.map(lineOf).filter((line) => textOf(line) !== '' && !/^(?:=+|-+|_+|\*+)$/.test(textOf(line)));
}

/** Before something bold may stand a number, a bullet or a picture. */
const decoration = /^[^\p{L}\p{N}]*(?:\d{1,2}[.)])?[^\p{L}\p{N}(["“'«]*$/u;

function lineOf(pieces: readonly Piece[]): Line {
  const start = pieces.findIndex(({ bold }) => bold);
  const before = join(pieces.slice(0, Math.max(start, 0)));
  if (start < 0 || !decoration.test(before)) return { lead: '', rest: tidy(join(pieces)) };
  const end = pieces.findIndex(({ bold, text }, index) => index > start && !bold && text.trim() !== '');
  const bold = pieces.slice(start, end < 0 ? undefined : end);
  return {
    lead: tidy(before + join(bold)),
    rest: end < 0 ? '' : tidy(join(pieces.slice(end))),
  };
}

const join = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');
