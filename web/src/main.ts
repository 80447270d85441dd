import './main.css';
import { keepArrival } from './lib/arrival';
import { pageCodeFailed, keepEarlyPress } from './lib/early-press';
import { layOutFarParts, layOutForPlace } from './lib/far-parts';
import { firstPictureShown } from './lib/first-picture-shown';
import { showFonts } from './lib/fonts';
import { preloadFiles } from './lib/preload-files';
import { loadSite } from './lib/load-site';
import { nextTask } from './lib/next-task';
import { pageNeeds } from './lib/page-needs';
import { rememberedLanguage } from './lib/remembered-language';
import { untilLoaded } from './lib/until-loaded';

/**
 * Starts the page. Visible content is loaded first: the first picture has the whole connection, and fonts and scripts
 * follow.
 */
async function start(root: HTMLElement): Promise<void> {
  keepArrival();
  keepEarlyPress();
  layOutForPlace();
  await firstPictureShown();
  // The fonts are requested together with the scripts, but before them. If they fail to load, the page keeps the
  // device's fonts.
  showFonts().catch(() => undefined);
  const { content, files } = pageNeeds();
  const app = await untilLoaded(async () => {
    void preloadFiles(files);
    await loadSite(content);
    if (import.meta.env.DEV) await (await import('./features/plant-guide/development')).provideGuidePage();
    return import('./app/start');
  }, pageCodeFailed);
  // Evaluating the scripts and rendering the page are two tasks, so that a tap does not have to wait for both.
  await nextTask();
  app.start(root);
  await layOutFarParts();
}

const root = document.querySelector<HTMLElement>('#root');
// Visitors who chose Spanish are redirected from the site's root. The other addresses have a fixed language.
if (location.pathname === '/' && rememberedLanguage() === 'es')
  location.replace(`/es${location.search}${location.hash}`);
else if (root) void start(root);
