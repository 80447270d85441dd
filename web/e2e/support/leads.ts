import type { Page } from '@playwright/test';

/** Opens the filters of the leads, which are collapsed on a phone. */
export async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Refresh|Actualizar)$/ }).waitFor();
  const filters = page.getByRole('button', { name: /^(Filters|Filtros)/ });
  if (await filters.isVisible()) await filters.click();
}
