/** Glyphs keep 8 of their 72 units free on each side; this puts their lines under the edge of the words. */
export const glyphInset = 'calc(-8 / 72 * 4.5rem)';
