/** Statements about privacy. Each page takes them from here, so that no page contradicts another. */
export const promises = {
  /** About questions in the chat with AI. */
  masked:
    'What looks like an email address or a phone number is replaced before a question goes to Google. Other text is sent as you wrote it.',
  /** About the texts of the audit form. `auditPrompt.test.ts` tests each part. */
  maskedAudit:
    'What looks like an email address or a phone number, and your name as you entered it, are replaced in the texts of an audit form before they go to Google. Other text is sent as you wrote it, so it can still hold another form of your name, or names of other people.',
  /** About the chat without AI. It also holds if the visitor later switches AI on. */
  withoutAi: 'What you ask without AI is never sent, not even with a later question.',
  /** Time for which Google stores questions and answers. Source: its page on abuse monitoring (see `sources.ts`). */
  atGoogle: 'Google keeps questions and answers for 55 days to detect misuse.',
} as const;
