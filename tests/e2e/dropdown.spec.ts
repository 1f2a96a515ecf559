import { expect, test } from './fixtures.ts';
import { blog, blogButton, caseStudies, mainNavigation, moveTo, resources } from './support/navigation.ts';
import { afterPaint, open } from './support/site.ts';

test('[NAV-06, NAV-09, NAV-10, A3] the dropdown opens on hover, stays open at a click, and on the way into the submenu', async ({
  page,
}) => {
  await open(page, '/');
  await expect(caseStudies(page)).toBeHidden();
  await resources(page).hover();
  await expect(caseStudies(page)).toBeVisible();
  await expect(resources(page)).toHaveAttribute('aria-expanded', 'true');
  await resources(page).click();
  await afterPaint(page);
  await expect(caseStudies(page)).toBeVisible();
  await moveTo(blog(page));
  await expect(blog(page)).toBeVisible();
  await moveTo(blogButton(page));
  const category = mainNavigation(page).getByRole('link', { name: 'Company Updates' });
  if (await category.isHidden()) await blogButton(page).click();
  await moveTo(category);
  await expect(category).toBeVisible();
  await category.click();
  await expect(page).toHaveURL('/blog/company-updates');
});
