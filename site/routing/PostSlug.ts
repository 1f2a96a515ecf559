// `postsPlugin` writes this type from the file names in site/content/posts. Do not edit it.
/** Last part of a post's address. */
export type PostSlug =
  | 'ai-act-article-50'
  | 'assistant-without-ai'
  | 'e-invoicing-by-post-dated-letter'
  | 'handover-starts-in-week-one'
  | 'how-we-write-an-audit'
  | 'invoice-matching-arithmetic'
  | 'measure-hours-saved'
  | 'model-retirement-dates'
  | 'retrieval-before-fine-tuning'
  | 'seven-services-in-plain-words'
  | 'voice-agent-in-greek'
  | 'what-not-to-automate'
  | 'why-pilots-die';
