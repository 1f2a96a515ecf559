import * as styles from './Slip.css.ts';

/** A piece of work in the tangle, drawn as a slip of paper. */
export interface ThreadSlip {
  /** Shape: a call has a telephone handset, a message is a speech bubble, a document has a folded corner. */
  readonly kind: 'call' | 'message' | 'document';
  /** A few words, such as "Where is my parcel?". */
  readonly text: string;
}

/** Position of a slip in a drawing. */
interface SlipPosition {
  /** Centre, in units of the drawing. */
  readonly x: number;
  readonly y: number;
  /** Angle in degrees, clockwise. */
  readonly rotation: number;
}

export interface SlipProps extends ThreadSlip {
  /** Position in the drawing. */
  readonly position: SlipPosition;
  /** Font size, in units of the drawing. */
  readonly fontSize: number;
}

/** Path of the handset, 16 units wide. */
const handset =
  'M3.2.8 5.6 0l2 4.6-2 1.5c.9 1.9 2.3 3.3 4.2 4.3l1.6-2 4.6 2-.8 2.5c-.4 1.1-1.4 1.7-2.6 1.6C6.6 13.9 1.6 8.9 1.5 3.5 1.4 2.3 2.1 1.2 3.2.8Z';

/** Average width of a letter, as a fraction of the font size. */
const letterWidth = 0.54;

/**
 * Drawing of a slip: a document, a call or a message with its text. It is a part of a larger drawing, so it has no
 * accessible name of its own.
 */
export function Slip({ kind, text, position, fontSize }: SlipProps) {
  const handsetWidth = kind === 'call' ? fontSize * 1.3 : 0;
  const width = text.length * letterWidth * fontSize + handsetWidth + fontSize * 1.5;
  const height = fontSize * (kind === 'document' ? 2.3 : 2);
  const [left, top, right, bottom] = [-width / 2, -height / 2, width / 2, height / 2];
  const fold = fontSize * 0.7;
  const outline = {
    document: `M${left} ${top}H${right - fold}L${right} ${top + fold}V${bottom}H${left}Z`,
    message: `M${left + 8} ${top}H${right - 8}q8 0 8 8V${bottom - 8}q0 8 -8 8H${left + fontSize * 1.6}l${-fontSize * 0.8} ${fontSize * 0.6}V${bottom}H${left + 8}q-8 0 -8 -8V${top + 8}q0 -8 8 -8Z`,
    call: `M${left + height / 2} ${top}H${right - height / 2}a${height / 2} ${height / 2} 0 0 1 0 ${height}H${left + height / 2}a${height / 2} ${height / 2} 0 0 1 0 ${-height}Z`,
  }[kind];
  return (
    <g transform={`translate(${position.x} ${position.y})rotate(${position.rotation})`}>
      <path d={outline} className={styles.paper} />
      {kind === 'document' && <path d={`M${right - fold} ${top}v${fold}h${fold}`} className={styles.fold} />}
      {kind === 'call' && (
        <path
          d={handset}
          transform={`translate(${left + fontSize * 0.7} ${-fontSize * 0.42})scale(${fontSize / 17})`}
          className={styles.handset}
        />
      )}
      <text x={handsetWidth / 2} y={fontSize * 0.34} fontSize={fontSize} className={styles.text}>
        {text}
      </text>
    </g>
  );
}
