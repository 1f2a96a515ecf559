import { isOffered } from '../../knowledge/offerings/briefs.ts';
import type { AuditArea } from '../types.ts';
import { type AreaItem, areaItems } from './areaItems.content.ts';

/** Areas used if the visitor ticked none. */
const defaultAreas = ['operations', 'customerService', 'other'] as const;

/** Number of opportunities and solutions in a report. */
const itemCount = 3;

/**
 * Selects three different items of offered services. First come the candidates, then the first item of each area,
 * then each second item. Where possible, an added item belongs to another service than the candidates.
 */
export function selectItems(
  candidates: readonly AreaItem[],
  areas: readonly AuditArea[],
): readonly AreaItem[] {
  const chosen = areas.length > 0 ? areas : defaultAreas;
  const others = [0, 1, 2].flatMap((round) => chosen.flatMap((area) => areaItems[area][round] ?? []));
  const services = new Set(candidates.map(({ basis }) => basis.offering));
  const isNew = (item: AreaItem) => !services.has(item.basis.offering);
  const all = [...candidates, ...others.filter(isNew), ...others, ...Object.values(areaItems).flat()];
  return [...new Set(all)].filter(({ basis }) => isOffered(basis.offering)).slice(0, itemCount);
}
