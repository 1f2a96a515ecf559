import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

/** The answer to a wish for brevity that begins a conversation. Later ones are answered with a part of the last answer. */
export const topic: Topic = {
  id: 'shorter',
  isSocial: true,
  answer: ({ base }) => {
    const page = pageAt(base, '/services');
    return localAnswer([page], base.company.description, `More: ${markdownLink(page)}.`);
  },
  examples: `
too long; this is too long; your answer is too long; too much text; that is too much to read; so much text;
i have no time to read all this; i cannot read all that; i am in a hurry; keep it brief; be brief; briefly please;
say it in simple words; explain in simple words; in simple english please; easier please; simpler please;
can you say it shorter; shorter please; shorter; make it short; in one sentence; one sentence please; in short;
in two sentences; in one line; in a few words; the short version; give me the short version; just the short version;
short answer please; answer short; simple answer please; i want a simple answer; summarise it; summarise that for me;
sum it up; can you summarise; a summary please; tldr; write it shorter; give it to me in three lines
`,
};
