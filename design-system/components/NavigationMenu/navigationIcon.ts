import type { IconName } from '../Icon/icons.ts';
import type { NavigationItem } from './NavigationItem.ts';

/** The drawing for each kind of entry. */
export const navigationIcon: Readonly<Record<NonNullable<NavigationItem['iconType']>, IconName>> = {
  funnel: 'funnel',
  chart: 'chart',
  file: 'file',
  database: 'database',
  user: 'person',
  pie: 'pie',
};
