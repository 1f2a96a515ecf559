import { fanOut } from './areaDrawings.ts';
import { lines } from './lines.ts';

/** Half the length of each line of the waveform. */
const waveform = [14.6, 24, 13.7, 17, 23.7, 11, 19.1];

/** The subject of each service and of the solutions inside them, on a 72 unit square. */
export const serviceDrawings = {
  // Everything into one point of view, and out again.
  consultancy: lines(
    7,
    (k) => `M8 ${12 + 8 * k}C24 ${12 + 8 * k} 26 36 36 36S48 ${12 + 8 * k} 64 ${12 + 8 * k}`,
  ),
  // Concentric windows.
  'digital-presence': lines(
    7,
    (k) => `M${8 + 3 * k} ${12 + 3 * k}H${64 - 3 * k}V${60 - 3 * k}H${8 + 3 * k}Z`,
  ),
  // Lines that reroute.
  'process-automation': lines(
    7,
    (k) =>
      `M8 ${12 + 8 * k}H${20 + 4 * k}C${30 + 4 * k} ${12 + 8 * k} ${30 + 4 * k} ${60 - 8 * k} ${40 + 3 * k} ${60 - 8 * k}H64`,
  ),
  // A voice.
  'voice-agents': waveform.map((half, k) => `M${10 + 9 * k} ${36 - half}V${36 + half}`).join(''),
  // Rising bars.
  'data-analytics': lines(7, (k) => `M${10 + 9 * k} 60V${52 - 0.9 * k * k}`),
  // Layers that climb together.
  'enterprise-it-strategy': lines(7, (k) => `M8 ${60 - 8 * k}H22L36 ${52 - 7 * k}L64 ${46 - 6 * k}`),
  // Work that goes round without being pushed.
  'ai-automation': lines(6, (k) => `M8 ${12 + 4 * k}H36A${24 - 4 * k} ${24 - 4 * k} 0 1 1 ${12 + 4 * k} 36`),
  // Speech bubbles, one inside the other.
  chatbots: lines(5, (k) => {
    const radius = 19 - 3.5 * k;
    const side = (y: number) => `A${radius} ${radius} 0 0 1 ${y}`;
    return `M24 ${49 - 3.5 * k}${side(27)} ${11 + 3.5 * k}H45${side(45)} ${49 - 3.5 * k}${k === 0 ? 'H35L19 64' : ''}Z`;
  }),
  // One message, many readers.
  'marketing-automation': fanOut,
  // Contours of a cloud.
  'cloud-migration': lines(5, (k) => {
    const at = (x: number, y: number) =>
      `${(36 + (x - 36) * (1 - 0.19 * k)).toFixed(1)} ${(54 + (y - 54) * (1 - 0.19 * k)).toFixed(1)}`;
    const r = (size: number) => `${(size * (1 - 0.19 * k)).toFixed(1)} ${(size * (1 - 0.19 * k)).toFixed(1)}`;
    return `M${at(18, 54)}A${r(11)} 0 0 1 ${at(16, 32.5)}A${r(16)} 0 0 1 ${at(46, 25)}A${r(14.6)} 0 0 1 ${at(54, 54)}Z`;
  }),
} as const;

/** A service nobody has drawn yet: rings around one point. */
export const anyServicePath = lines(
  7,
  (k) =>
    `M36 ${8 + 3.5 * k}A${28 - 3.5 * k} ${28 - 3.5 * k} 0 1 1 36 ${64 - 3.5 * k}A${28 - 3.5 * k} ${28 - 3.5 * k} 0 1 1 36 ${8 + 3.5 * k}Z`,
);
