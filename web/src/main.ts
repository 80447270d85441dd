import './main.css';
import { keepArrival } from './lib/arrival';
import { dropEarlyPress, keepEarlyPress } from './lib/early-press';
import { layOutFarParts, layOutForPlace } from './lib/far-parts';
import { firstPictureShown } from './lib/first-picture-shown';
import { showFonts } from './lib/fonts';
import { requestLateFiles } from './lib/late-files';
import { loadSite } from './lib/load-site';
import { pageNeeds } from './lib/page-needs';
import { rememberedLanguage } from './lib/remembered-language';

/** Visible content comes first: a page's first picture has the connection to itself, fonts and scripts come after it. */
async function start(root: HTMLElement): Promise<void> {
  keepArrival();
  keepEarlyPress();
  layOutForPlace();
  await firstPictureShown();
  // At the same moment as the scripts, and ahead of them. Without them the page is read in the device's fonts.
  showFonts().catch(() => undefined);
  const { content, files } = pageNeeds();
  const app = await loadApp(async () => {
    void requestLateFiles(files);
    await loadSite(content);
    if (import.meta.env.DEV) await (await import('./features/plant-guide/development')).provideGuidePage();
    return import('./app/start');
  });
  app.start(root);
  await layOutFarParts();
}

/** Asks for the app again at the next click, and when the browser is online again, until it arrives. */
async function loadApp<App>(load: () => Promise<App>): Promise<App> {
  try {
    return await load();
  } catch {
    dropEarlyPress();
    await new Promise((resolve) => {
      document.addEventListener('click', resolve, { once: true });
      window.addEventListener('online', resolve, { once: true });
    });
    return loadApp(load);
  }
}

const root = document.querySelector<HTMLElement>('#root');
// A visitor who chose Spanish finds it at the site's front door; every other address states its language itself.
if (location.pathname === '/' && rememberedLanguage() === 'es')
  location.replace(`/es${location.search}${location.hash}`);
else if (root) void start(root);
