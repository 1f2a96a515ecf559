const day = 86_400_000;

/** Easter Sunday as midnight UTC, for the years 1900 to 2099, by Meeus's rules. */
export const easterSunday = { orthodox: orthodoxEaster, western: westernEaster } as const;

/** Easter of the Julian calendar, plus 13 days for the Gregorian calendar. */
function orthodoxEaster(year: number): number {
  const fullMoon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - fullMoon + 34) % 7;
  const days = fullMoon + weekday + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1) + 13 * day;
}

/** Easter of the Gregorian calendar. */
function westernEaster(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCenturies = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - leapCenturies - correction + 15) % 30;
  const yearOfCentury = year % 100;
  const leapYears = Math.floor(yearOfCentury / 4);
  const weekday = (32 + 2 * (century % 4) + 2 * leapYears - moon - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
