import { range } from './NoBreakRanges.css.ts';

export interface NoBreakRangesProps {
  readonly text: string;
}

/** A text whose ranges, such as "300-500%" or "4 to 6 weeks", never break. */
export function NoBreakRanges({ text }: NoBreakRangesProps) {
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
