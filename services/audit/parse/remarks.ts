import { fold } from './plainText.ts';

const signOff =
  /^(?:(?:i |we )?hope (?:this|that|these)|let (?:me|us) know|feel free|please (?:let|contact|reach|do not|don't|feel)|would you like|if you (?:would|have|need|want|'d|wish)|(?:i am|i'm|we are|we're) (?:happy|here|available)|(?:don't|do not) hesitate|thank you|thanks for|best regards|kind regards|sincerely|looking forward|ready to get started|overall,|in (?:summary|conclusion),|to conclude|by implementing (?:these|the above|this)|these (?:solutions|recommendations|steps|opportunities)|together,|contact us|get in touch|reach out|με εκτιμηση|ευχαριστ|ελπιζ|μη διστασετε|αν χρειαζεστε)/;

/** Whether a model says goodbye here, instead of reporting. */
export const isSignOff = (text: string): boolean => signOff.test(fold(text.slice(0, 200)).replace(/’/g, "'"));

const preamble =
  /^(?:sure|certainly|of course|absolutely|okay|ok|great|no problem|here (?:is|are)|here's|below (?:is|are|you)|as requested|based on (?:the|your) (?:information|answers|details) (?:you )?(?:provided|gave)[^.]*:$|i have prepared|i've prepared|βεβαιως|φυσικα|ακολουθει|παρακατω)\b/;

/** Whether a model announces its report here, instead of reporting. */
export function isPreamble(text: string): boolean {
  const folded = fold(text.slice(0, 300)).replace(/’/g, "'");
  return /:$/.test(folded) || (preamble.test(folded) && text.length < 240);
}
