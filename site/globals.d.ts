/** The year of the build, for the copyright line of a page that has not started yet. */
declare const __BUILD_YEAR__: number;
