import { range } from './Ranges.css.ts';

export interface RangesProps {
  readonly text: string;
}

/** A text whose ranges, such as "3-6 months", never break at their hyphen. */
export function Ranges({ text }: RangesProps) {
  const parts = text.split(/(\d+-\d+%?(?: (?:weeks|months))?)/);
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
