// Measures the quality of the answers without AI to the questions in a folder of JSON files, and their processor time.
//   npm run benchmark:assistant -- <folder> [--read] [--even]
// A file is `{ items: [{ q, … }] }`. Its name gives its kind: `crisis`, `oos` (out of scope) or `conversation` (items
// with `thread`). Items with `accepted` (ids of topics, paths of pages) are in scope. `verdict` is an earlier judgement of
// the answer, and `by` its author. `--read` prints the answers that a person must judge. `--even` uses every second item.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';

interface Answer {
  readonly by: string;
  readonly content: string;
  readonly pages: readonly { readonly path: string }[];
  readonly offers?: readonly string[];
}

type Answers = (question: string, history?: readonly object[]) => Answer;

interface Item {
  readonly q: string;
  readonly by?: string;
  readonly verdict?: string;
  readonly accepted?: readonly string[];
  readonly thread?: string;
}

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true },
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
});
const { createOfflineAnswers } = await vite.ssrLoadModule(
  '/services/assistant/offline/createOfflineAnswers.ts',
);
const { knowledge } = await vite.ssrLoadModule('/services/knowledge/knowledge.ts');
await vite.close();

/** Returns the fields of a post that the assistant uses. */
function postOf(slug: string) {
  const text = readFileSync(path.join('site/content/posts', `${slug}.md`), 'utf8');
  const field = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1]?.replace(/^"(.*)"$/, '$1') ?? '';
  return {
    slug,
    title: field('title'),
    description: field('description'),
    category: 'tech-insights' as const,
    tags: field('tags').replace(/[[\]]/g, '').split(', '),
  };
}

const posts = readdirSync('site/content/posts')
  .filter((name) => name.endsWith('.md'))
  .map((name) => postOf(name.slice(0, -3)));

const [folder = '', ...flags] = process.argv.slice(2);
/** Returns the processor time since an earlier measurement, in milliseconds. Other programs hardly change it. */
const usedSince = (before: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
const start = process.cpuUsage();
const answer: Answers = createOfflineAnswers({ knowledge, posts });
const ready = usedSince(start);

const smallTalk = new Set(['hello', 'bye', 'thanks', 'assistant', 'help', 'small-talk', 'objection']);
const kindOf = (by: string) => {
  if (by === 'none' || by === 'language' || by === 'crisis' || by === 'ask') return by;
  return smallTalk.has(by) ? 'small talk' : 'company';
};
const percent = (count: number, of: number) => `${((count / of) * 100).toFixed(1)} %`;
const times: number[] = [];
/** Answers, and records the processor time of the answer. */
const timed: Answers = (...question) => {
  const before = process.cpuUsage();
  const given = answer(...question);
  times.push(usedSince(before));
  return given;
};

const files = folder ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
for (const name of files) {
  const { items: all } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as {
    items: readonly Item[];
  };
  const items = flags.includes('--even') ? all.filter((_, index) => index % 2 === 0) : all;
  if (items.some(({ thread }) => thread)) converse(name, items);
  else if (items.some(({ accepted }) => accepted)) inScope(name, items);
  else outOfScope(name, items);
}

function outOfScope(name: string, items: readonly Item[]) {
  const answers = items.map(({ q }) => ({ q, ...timed(q) }));
  const count = (kind: string) => answers.filter(({ by }) => kindOf(by) === kind).length;
  const helped = count('crisis');
  console.log(
    `${name}: n ${items.length}, refused ${count('none') + count('language')}, asked ${count('ask')}, small talk ${count('small talk')}, helped ${helped}, ` +
      `false ${count('company')}, ${percent(count('company'), items.length)}`,
  );
  const toRead = /crisis/.test(name)
    ? answers.filter(({ by }) => by !== 'crisis')
    : answers.filter(({ by }) => kindOf(by) === 'company');
  if (flags.includes('--read')) for (const { q, by } of toRead) console.log(`   ${q} -> ${by}`);
}

function inScope(name: string, items: readonly Item[]) {
  const answers = items.map((item) => ({ ...item, before: item.by, ...timed(item.q) }));
  const isAccepted = ({ accepted = [], by, pages }: (typeof answers)[number]) =>
    accepted.some((each) => by.split('+').includes(each) || each === pages[0]?.path);
  const isOffered = ({ accepted = [], by, pages }: (typeof answers)[number]) =>
    by === 'ask' &&
    pages.some((page) => accepted.some((each) => page.path === each || page.path.endsWith(`/${each}`)));
  /** Counts the answers whose topic is that of the earlier judgement, by verdict. */
  const judgedEarlier = (verdict: string) =>
    answers.filter((each) => each.by === each.before && each.verdict === verdict).length;
  console.log(
    `${name}: n ${items.length}, accepted topic ${answers.filter(isAccepted).length}, offered ${answers.filter(isOffered).length}, ` +
      `asked ${answers.filter(({ by }) => by === 'ask').length}, refused ${answers.filter(({ by }) => by === 'none').length}; ` +
      `same topic as in the earlier judgement: right ${judgedEarlier('right')}, pointer ${judgedEarlier('pointer')}, evasive ${judgedEarlier('evasive')}, wrong ${judgedEarlier('wrong')}`,
  );
  if (!flags.includes('--read')) return;
  for (const each of answers.filter(({ by, before, verdict }) => by !== before || verdict !== 'right'))
    console.log(
      `   ${isAccepted(each) ? '+' : isOffered(each) ? '?' : '-'} ${each.q} [${each.accepted?.join(' ')}] ${each.verdict} ${each.before} -> ${each.by}: ${each.content.replace(/\s+/g, ' ').slice(0, 160)}`,
    );
}

/** Asks the questions of each thread in order, and prints the conversation. */
function converse(name: string, items: readonly Item[]) {
  console.log(`${name}: n ${items.length}`);
  for (const thread of new Set(items.map((item) => item.thread))) {
    const history: { content: string; isUser: boolean }[] = [];
    for (const { q } of items.filter((item) => item.thread === thread)) {
      const { content, by, pages, offers } = timed(q, history);
      history.push({ content: q, isUser: true }, { content, isUser: false });
      if (flags.includes('--read'))
        console.log(
          `   > ${q}\n   ${by} ${offers ?? ''} | ${content.replace(/\s+/g, ' ').slice(0, 330)} | ${pages.map((page) => page.path).join(' ')}`,
        );
    }
  }
}

const warm = times.slice(20).sort((a, b) => a - b);
const percentile = (share: number) => (warm[Math.floor(warm.length * share)] ?? 0).toFixed(2);
console.log(
  `${ready.toFixed(0)} ms of the processor to get ready; an answer takes ${percentile(0.5)} ms, one in a hundred more than ${percentile(0.99)} ms`,
);
