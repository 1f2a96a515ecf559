import { range } from './NoBreakRanges.css.ts';

export interface NoBreakRangesProps {
  readonly text: string;
}

/** Shows a text and keeps each range, such as "300-500%" or "4 to 6 weeks", on one line. */
export function NoBreakRanges({ text }: NoBreakRangesProps) {
  // `split` also returns the ranges themselves, at the odd indexes, because the pattern has a group.
  const parts = text.split(/(\d+(?:-| to )\d+%?(?: (?:weeks|months))?)/);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change place.
      <span key={index} className={range}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
