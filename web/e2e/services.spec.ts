import { expect, test } from '@playwright/test';

test('the services page narrows to the service its hash names, and back', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Property Services');
  await page.getByRole('link', { name: 'Learn More about Irrigation' }).click();
  await expect(page).toHaveURL(/\/services#irrigation$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Irrigation');
  await expect(page.getByRole('checkbox', { name: 'Irrigation' })).toBeChecked();

  await page.evaluate(() => {
    location.hash = 'hoa-packages';
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HOA Packages');
  await expect(page.getByRole('heading', { name: 'Communities in bloom' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'HOA Packages' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Irrigation' })).not.toBeChecked();

  await page.getByRole('link', { name: 'Back to All Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Property Services');

  await page.goto('/services#fishing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Property Services');
});
