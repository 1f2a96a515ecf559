// The words of the legal pages. The pages draw them; the facts come from the knowledge base.
export type { LegalBlock, LegalText } from './legal/LegalText.ts';
export { privacyPolicy } from './legal/privacyPolicy.ts';
export { termsOfService } from './legal/termsOfService.ts';
