// Texts of the legal pages. Their facts come from `services/knowledge`.
export type { LegalBlock, LegalText } from './legal/LegalText.ts';
export { privacyPolicy } from './legal/privacyPolicy.ts';
export { termsOfService } from './legal/termsOfService.ts';
