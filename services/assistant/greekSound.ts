/**
 * Spellings of a sound, each with the spelling that replaces it, in this order. Capitals are final: no later pair
 * changes them.
 */
const sounds = (
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:ks ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:x ψ:ps ω:w ' +
  'ou:U oy:U oi:I ai:E ei:I au:AV ay:AV af:AV eu:EV ey:EV ef:EV ph:F ch:H mp:B nt:D gk:G gg:G w:O x:H u:I y:I c:K'
)
  .split(' ')
  .map((pair) => pair.split(':') as [string, string]);

/**
 * Converts Greek and Greeklish to one spelling by sound: "δεν θέλω", "den 8elw" and "den thelo" all become `den thelo`.
 * @param text Text from `normalise`.
 */
export function greekSound(text: string): string {
  return sounds
    .reduce((spelled, [from, to]) => spelled.replaceAll(from, to), text)
    .replace(/8(?=[a-z])/gi, 'th')
    .toLowerCase()
    .replace(/([a-z])\1/g, '$1');
}
