// Milliseconds until the answers without AI are ready, and for one of them.
import { createServer } from 'vite';

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

const questions = ['What does a chatbot cost?', 'where are you', 'how long does it take to build a website'];
for (let run = 1; run <= 5; run += 1) {
  const start = performance.now();
  const answer = createOfflineAnswers({ knowledge });
  const ready = performance.now();
  for (const question of questions) answer(question);
  const end = performance.now();
  console.log(
    `${(ready - start).toFixed(1)} ms to prepare, ${((end - ready) / questions.length).toFixed(1)} ms an answer`,
  );
}
