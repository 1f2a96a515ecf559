import { expect, test } from './fixtures.ts';
import { resizeText } from './support/overflow.ts';
import { afterPaint, main, open } from './support/site.ts';

const path = '/enterprise-it-strategy';

test('the whole map stands in the first window, and the words of each year begin on its line', async ({
  page,
}) => {
  await open(page, path);
  await expect(main(page).getByRole('img', { name: /Nine lines/ })).toBeInViewport({ ratio: 1 });
  for (const year of ['Year 1', 'Year 2', 'Year 3']) {
    const [mark, words] = await main(page)
      .getByText(new RegExp(`^${year}`))
      .evaluateAll((both) => both.map((each) => each.getBoundingClientRect().left));
    expect(mark).toBeCloseTo(words ?? 0, 0);
  }
});

test('no name on the map covers another, at any width and with text of double size', async ({ page }) => {
  await open(page, path);
  for (const width of [320, 390, 768, 1024, 1280, 1920])
    for (const text of width === 1024 ? [100] : [100, 200])
      await test.step(`${width} px, text at ${text} %`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await resizeText(page, `${text}%`);
        await afterPaint(page);
        const map = main(page).getByRole('img', { name: /Nine lines/ });
        const covered = await map.evaluate((drawing) => {
          const names = [...(drawing.parentElement?.querySelectorAll('div > span') ?? [])]
            // Two texts stand beside a ring.
            .flatMap((each) => (each.childElementCount > 1 ? [...each.children] : [each]))
            .map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0);
          const over = names.flatMap((one, index) =>
            names
              .slice(index + 1)
              .filter(
                ({ box }) =>
                  box.left < one.box.right &&
                  box.right > one.box.left &&
                  box.top < one.box.bottom - 2 &&
                  box.bottom > one.box.top + 2,
              )
              .map(({ name }) => `${one.name} and ${name}`),
          );
          const end = drawing.parentElement?.getBoundingClientRect().right ?? 0;
          const beyond = names.filter(({ box }) => box.right > end + 1).map(({ name }) => name);
          return { names: names.length, over, beyond };
        });
        // Without space, a system that stays has its name once, and "Today" is left out; with
        // much, each has its name again where the lines have crossed.
        const room = (width * 100) / text;
        expect(covered.names).toBe(room < 230 ? 22 : room <= 360 ? 23 : room < 1024 ? 25 : 34);
        expect(covered.over).toEqual([]);
        expect(covered.beyond).toEqual([]);
      });
});
