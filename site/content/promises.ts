/** Sentences that several places share. Each place uses these words, so that none contradicts another. */
export const promises = {
  /** Applies to questions in the chat with AI. */
  masked:
    'Email addresses and phone numbers that you type are replaced before a question goes to Google. Other text is sent as you wrote it.',
  /** Applies to the chat, in whichever order a visitor switches AI on and off. */
  withoutAi: 'What you ask without AI is never sent, not even with a later question.',
  /** Google's retention of prompts and answers, from its page on abuse monitoring (`sources.ts`). */
  atGoogle: 'Google keeps questions and answers for 55 days to detect misuse.',
} as const;
