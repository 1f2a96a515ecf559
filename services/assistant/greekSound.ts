/** Latin letters that people type for each Greek letter. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:ks ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:x ψ:ps ω:w'
    .split(' ')
    .map((pair) => pair.split(':')),
);
/** Different spellings of a sound, each with the spelling that replaces it. */
const sounds: Readonly<Record<string, string>> = Object.fromEntries(
  'ou:u oy:u ai:e ei:i oi:i au:av ay:av af:av eu:ev ey:ev ef:ev ph:f ch:h mp:b nt:d gk:g gg:g 8:th w:o x:h u:i y:i c:k'
    .split(' ')
    .map((pair) => pair.split(':')),
);

/**
 * Converts Greek and Greeklish to one spelling by sound: "δεν θέλω", "den 8elw" and "den thelo" all become `den thelo`.
 * @param text Text from `normalise`.
 */
export function greekSound(text: string): string {
  return text
    .replace(/\p{Script=Greek}/gu, (letter) => letters[letter] ?? letter)
    .replace(
      /o[uyi]|ai|ei|[ae][uyf]|ph|ch|mp|nt|g[kg]|8(?=[a-z])|[wxuyc]/g,
      (typed) => sounds[typed] ?? typed,
    )
    .replace(/([a-z])\1/g, '$1');
}
