// Measures in a slow browser how fast a long conversation responds to typing, sending, closing and opening.
// Usage: npm run benchmark -- conversation
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright';
import { answers, startGeminiServer } from '../geminiServer/geminiServer.ts';
import { browserArgs, browserPath } from '../support/browser.ts';
import { highRateLimits } from '../support/highRateLimits.ts';

/** Slowdown of the browser, as a multiple of this machine's time. */
const slowdown = 4;
/** Longest time from an interaction to the next paint that feels immediate, in milliseconds. */
const target = 200;
/** Length of the longest accepted reply, in characters. */
const longestReply = 65_536;

/** Time of an interaction to the next paint, in milliseconds. The browser rounds it to steps of eight. */
interface Interaction {
  readonly kind: string;
  readonly duration: number;
}

declare global {
  interface Window {
    interactions?: Interaction[];
  }
}

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const { startServer } = await import(pathToFileURL(`${dist}/server/node.js`).href);
const gemini = await startGeminiServer();
const env = { ...highRateLimits, PORT: '0', GEMINI_API_KEY: 'test-key', GEMINI_BASE_URL: gemini.url };
const site = await startServer({ folder: `${dist}/client`, env, quiet: true });
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });

const part =
  '## A heading\n\nSome **words** about [our services](/services) and `orders`, typed twice.\n\n- one\n- two\n\n| Step | Weeks |\n|---|---|\n| Build | 4 |\n\n';
const longReply = part.repeat(Math.floor((longestReply - 20) / part.length));

try {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => {
    // TypeScript does not know the threshold yet. Without it the browser reports only times from 104 ms.
    const timings = { type: 'event', durationThreshold: 16, buffered: true };
    window.interactions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
          window.interactions?.push({ kind: entry.name, duration: entry.duration });
    }).observe(timings);
  });
  await storeConversation(page, 199);
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('article').nth(198).waitFor();

  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const input = page.getByPlaceholder('Type your message...');

  gemini.always(answers('A short answer.'));
  await report('typing below 200 messages', page, () =>
    input.pressSequentially('How do you begin?', { delay: 80 }),
  );
  await report('sending below 200 messages', page, () => send(page));

  await report('minimising with 200 messages', page, () => page.keyboard.press('Escape'));
  await report('opening with 200 messages', page, () => reopen(page));

  gemini.always(answers(longReply));
  await input.fill('Tell me everything.');
  await report('sending for a 64 kB reply', page, () => send(page));
  await report('typing below a 64 kB reply', page, () =>
    input.pressSequentially('And what then?', { delay: 80 }),
  );
  gemini.always(answers('A short answer.'));
  await report('sending below a 64 kB reply', page, () => send(page));
  await report('minimising with a 64 kB reply', page, () => page.keyboard.press('Escape'));
  await report('opening with a 64 kB reply', page, () => reopen(page));
} finally {
  await browser.close();
  await site.close();
  await gemini.close();
}

/** Stores a conversation with short answers in Markdown, as from earlier in the visit. */
async function storeConversation(page: Page, count: number) {
  await page.goto('/robots.txt');
  const messages = Array.from({ length: count }, (_, index) =>
    index % 2 === 1
      ? { content: `Question ${index}?`, isUser: true }
      : { content: `Answer **${index}**:\n\n- one\n- [two](/services)`, isUser: false, source: 'ai' },
  );
  await page.evaluate((chat) => sessionStorage.setItem('chat', JSON.stringify(chat)), {
    messages,
    draft: '',
    withoutAi: false,
  });
}

/** Sends the typed message and waits for the answer. */
async function send(page: Page) {
  const before = await page.getByRole('article').count();
  await page.keyboard.press('Enter');
  await page
    .getByRole('article')
    .nth(before + 1)
    .waitFor();
  await page.getByPlaceholder('Type your message...').focus();
}

async function reopen(page: Page) {
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByPlaceholder('Type your message...').waitFor();
}

/** Prints the slowest interaction of an action. The run fails if it is slower than the target. */
async function report(name: string, page: Page, action: () => Promise<void>) {
  await page.evaluate(() => {
    window.interactions = [];
  });
  await action();
  // The browser reports timings when it is idle after the paint.
  await page.evaluate(() => new Promise((idle) => requestAnimationFrame(() => setTimeout(idle, 500))));
  const seen = await page.evaluate(() => window.interactions ?? []);
  const [slowest] = [...seen].sort((one, other) => other.duration - one.duration);
  // The browser reports no interaction shorter than two frames.
  const time = slowest ? `${slowest.duration} ms (${slowest.kind})` : 'under 16 ms';
  console.log(`${name}: ${time}, target ${target} ms`);
  if (slowest && slowest.duration > target) process.exitCode = 1;
}
