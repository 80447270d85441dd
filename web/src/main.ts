import './main.css';
import { showFonts } from './lib/fonts';
import { loadLate } from './lib/late-files';
import { firstPictureShown } from './lib/first-picture-shown';
import { nextTask } from './lib/next-task';
import { rememberedLanguage } from './lib/remembered-language';

/** What is seen comes first: a page's first picture has the connection to itself, fonts and scripts come after it. */
async function comeAlive(root: HTMLElement): Promise<void> {
  await firstPictureShown();
  await loadLate();
  // Without them the page is read in the fonts that the device has.
  showFonts().catch(() => undefined);
  // The libraries begin in a task of their own: a phone sees to a tap in between.
  await import('react-dom/client');
  await nextTask();
  const { start } = await import('./app/start');
  start(root);
}

const root = document.querySelector<HTMLElement>('#root');
// Somebody who chose Spanish finds it at the site's front door; every other address says its language itself.
if (location.pathname === '/' && rememberedLanguage() === 'es')
  location.replace(`/es${location.search}${location.hash}`);
else if (root) void comeAlive(root);
