import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { routes } from './app/router';
import { makeStore } from './app/store';
import { rememberedLanguage } from './lib/remembered-language';
import './main.css';

/** The page's own code has to be there before the prerendered page comes to life, or React would throw the page away. */
async function loadMatchedPages(): Promise<void> {
  const lazyMatches = matchRoutes(routes, location)?.filter(({ route }) => route.lazy) ?? [];
  await Promise.all(
    lazyMatches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, { ...loaded, lazy: undefined });
    }),
  );
}

async function start(root: HTMLElement): Promise<void> {
  await loadMatchedPages();
  const app = (
    <StrictMode>
      <Provider store={makeStore()}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </Provider>
    </StrictMode>
  );
  if (root.dataset.prerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

const root = document.querySelector<HTMLElement>('#root');
// Somebody who chose Spanish finds it at the site's front door; every other address says its language itself.
if (location.pathname === '/' && rememberedLanguage() === 'es') location.replace(`/es${location.hash}`);
else if (root) void start(root);
