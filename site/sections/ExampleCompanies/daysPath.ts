import { weekHours } from '#services/knowledge';
import { dayHours } from '#site/features/savings/weekPath.ts';

/** The marks of a timetable, in units of the drawing: how high an hour is, what lies between two, and how wide a day is. */
export const hourHeight = 3;
export const between = 3;
export const dayWidth = 11;

const dayPitch = 15;
const weekend = 6;

/** Where a day begins, the first at 0; a second week stands apart. */
export const startOfDay = (day: number) =>
  day * dayPitch + Math.floor((day * dayHours) / weekHours) * weekend;

/** How high a full day is. */
export const dayHeight = dayHours * (hourHeight + between) - between;

/** The first hours of a timetable, day by day from its top, as the `d` of a path that is dashed. */
export const daysPath = (hours: number) =>
  Array.from({ length: Math.ceil(hours / dayHours) }, (_, day) => {
    const ofDay = Math.min(dayHours, hours - day * dayHours);
    return `M${startOfDay(day) + dayWidth / 2} 0V${ofDay * (hourHeight + between) - between}`;
  }).join('');
