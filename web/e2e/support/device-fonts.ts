import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface DeviceFonts {
  /** `src` values of font faces, as in CSS. */
  sans: string;
  serif: string;
}

const require = createRequire(import.meta.url);
const shipped = (file: string) => {
  const bytes = readFileSync(require.resolve(`@fontsource-variable/${file}-latin-wght-normal.woff2`));
  return `url(data:font/woff2;base64,${bytes.toString('base64')})`;
};

/**
 * Fonts that each kind of device shows until the site's own fonts are loaded. Some are substitutes that this machine
 * has.
 */
export const deviceFonts: Record<string, DeviceFonts | undefined> = {
  Linux: undefined,
  Android: { sans: shipped('roboto/files/roboto'), serif: shipped('noto-serif/files/noto-serif') },
  // The Liberation fonts have the same widths as Helvetica, Arial and Times.
  'iOS and Windows': { sans: "local('Liberation Sans')", serif: "local('Liberation Serif')" },
};

/** Makes every document of the page show a device's fonts until the site's own are loaded. */
export async function showIn(page: Page, fonts: DeviceFonts | undefined): Promise<void> {
  if (!fonts) return;
  const style = `<style>
    @font-face { font-family: 'Device sans'; src: ${fonts.sans}; font-weight: 100 900; }
    @font-face { font-family: 'Device serif'; src: ${fonts.serif}; font-weight: 100 900; }
    html:not([data-fonts]) { --font-sans: 'Device sans'; --font-display: 'Device serif'; }
  </style></head>`;
  await page.route(
    (url) => url.protocol.startsWith('http') && !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      const body = (await response.text()).replace('</head>', style);
      await route.fulfill({ response, headers, body });
    },
  );
}
