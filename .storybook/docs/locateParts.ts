import type { GuidePart } from './Guide.ts';

/** Distance between the outermost parts and the numbers, in px. */
const distance = 28;

/**
 * Position of a part and of its number, in px from the top left corner of the stage, the element around the example.
 */
export interface PartPosition {
  readonly name: string;
  readonly box: DOMRect;
  /** Centre of the number. */
  readonly numberPoint: DOMPoint;
  /** End of the line from the number to the part, on the edge of the part. */
  readonly lineEnd: DOMPoint;
}

/** Returns the box of an element's own text, which may be smaller than the element. */
function boxOfText(element: Element): DOMRect {
  const range = element.ownerDocument.createRange();
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  range.setStartBefore(texts.at(0) ?? element);
  range.setEndAfter(texts.at(-1) ?? element);
  return range.getBoundingClientRect();
}

/** Returns the space between two boxes that are side by side or below each other. */
const between = (first: DOMRect, second: DOMRect) =>
  first.right <= second.left
    ? new DOMRect(first.right, first.y, second.left - first.right, first.height)
    : new DOMRect(first.x, first.bottom, first.width, second.top - first.bottom);

function boxOf({ selector, text }: GuidePart, root: ParentNode): DOMRect | undefined {
  const [first, second] = [selector].flat().map((each) => root.querySelector(each));
  if (!first) return undefined;
  if (second) return between(first.getBoundingClientRect(), second.getBoundingClientRect());
  return text ? boxOfText(first) : first.getBoundingClientRect();
}

/** Returns the visible area of a box in a frame, or `undefined` if nothing of it is visible. */
function visibleIn(frame: DOMRect, box: DOMRect): DOMRect | undefined {
  const [x, y] = [Math.max(box.x, 0), Math.max(box.y, 0)];
  const width = Math.min(box.right, frame.width) - x;
  const height = Math.min(box.bottom, frame.height) - y;
  return width > 0 && height > 0 ? new DOMRect(x, y, width, height) : undefined;
}

/**
 * Returns the positions of the parts of an example. The example is on the stage itself, or in a frame on the stage.
 * Parts that are missing or not visible are left out.
 */
export function locateParts(parts: readonly GuidePart[], stage: HTMLElement): PartPosition[] {
  const frame = stage.querySelector('iframe');
  const root = frame ? frame.contentDocument : stage;
  const origin = stage.getBoundingClientRect();
  const frameBox = frame?.getBoundingClientRect();
  const { x: left, y: top } = frameBox ?? new DOMRect();
  const found = parts.flatMap((part) => {
    const whole = root && boxOf(part, root);
    const box = frameBox && whole ? visibleIn(frameBox, whole) : whole;
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
    const isHorizontal = side === 'left' || side === 'right';
    const pointAlong = (along: number) =>
      isHorizontal ? new DOMPoint(along, middle.y) : new DOMPoint(middle.x, along);
    return { name, box, numberPoint: pointAlong(edge[side]), lineEnd: pointAlong(box[side]) };
  });
}
