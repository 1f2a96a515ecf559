/** Sentences that several places share. Each place uses these words, so that none contradicts another. */
export const promises = {
  /** Applies to questions in the chat with AI. */
  masked:
    'What looks like an email address or a phone number is replaced before a question goes to Google. Other text is sent as you wrote it.',
  /** Applies to the texts of the audit form. `auditPrompt.test.ts` tries each part. */
  maskedAudit:
    'What looks like an email address or a phone number, and your name as you entered it, are replaced in the texts of an audit form before they go to Google. Other text is sent as you wrote it, so it can still hold another form of your name, or names of other people.',
  /** Applies to the chat, whenever a visitor switches AI on or off. */
  withoutAi: 'What you ask without AI is never sent, not even with a later question.',
  /** Google's retention of prompts and answers, from its page on abuse monitoring (`sources.ts`). */
  atGoogle: 'Google keeps questions and answers for 55 days to detect misuse.',
} as const;
