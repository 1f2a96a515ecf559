import type { GuidePart } from './Guide.ts';

/** Distance between the example and the numbers around it, in px. */
const distance = 28;

/** Position of a part, and of its number beside the drawing; in px from the corner of the stage. */
export interface Place {
  readonly name: string;
  readonly box: DOMRect;
  readonly number: DOMPoint;
  /** End of the line from the number, on the part. */
  readonly end: DOMPoint;
}

/** The box of an element's own text, which may be narrower than the element. */
function boxOfText(element: Element): DOMRect {
  const range = element.ownerDocument.createRange();
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  range.setStartBefore(texts.at(0) ?? element);
  range.setEndAfter(texts.at(-1) ?? element);
  return range.getBoundingClientRect();
}

/** The space between two boxes, side by side or one below the other. */
const between = (first: DOMRect, second: DOMRect) =>
  first.right <= second.left
    ? new DOMRect(first.right, first.y, second.left - first.right, first.height)
    : new DOMRect(first.x, first.bottom, first.width, second.top - first.bottom);

function boxOf({ at, text }: GuidePart, root: ParentNode): DOMRect | undefined {
  const [first, second] = [at].flat().map((selector) => root.querySelector(selector));
  if (!first) return undefined;
  if (second) return between(first.getBoundingClientRect(), second.getBoundingClientRect());
  return text ? boxOfText(first) : first.getBoundingClientRect();
}

/** Part of a box that its frame shows; `undefined` where it shows none of it. */
function shownIn(frame: DOMRect, box: DOMRect): DOMRect | undefined {
  const [x, y] = [Math.max(box.x, 0), Math.max(box.y, 0)];
  const width = Math.min(box.right, frame.width) - x;
  const height = Math.min(box.bottom, frame.height) - y;
  return width > 0 && height > 0 ? new DOMRect(x, y, width, height) : undefined;
}

/** Finds the parts of the example on a stage, or in the frame on it; leaves out parts that are missing or out of sight. */
export function locateParts(parts: readonly GuidePart[], stage: HTMLElement): Place[] {
  const frame = stage.querySelector('iframe');
  const root = frame ? frame.contentDocument : stage;
  const origin = stage.getBoundingClientRect();
  const around = frame?.getBoundingClientRect();
  const { x: left, y: top } = around ?? new DOMRect();
  const found = parts.flatMap((part) => {
    const whole = root && boxOf(part, root);
    const box = around && whole ? shownIn(around, whole) : whole;
    if (!box) return [];
    box.x += left - origin.x;
    box.y += top - origin.y;
    return [{ ...part, box }];
  });
  const edge = {
    left: Math.min(...found.map(({ box }) => box.left)) - distance,
    right: Math.max(...found.map(({ box }) => box.right)) + distance,
    top: Math.min(...found.map(({ box }) => box.top)) - distance,
    bottom: Math.max(...found.map(({ box }) => box.bottom)) + distance,
  };
  return found.map(({ name, side = 'top', box }) => {
    const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isBeside = side === 'left' || side === 'right';
    const at = (along: number) => (isBeside ? new DOMPoint(along, middle.y) : new DOMPoint(middle.x, along));
    return { name, box, number: at(edge[side]), end: at(box[side]) };
  });
}
