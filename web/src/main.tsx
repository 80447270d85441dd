import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './app/router';
import { makeStore } from './app/store';
import { rememberedLanguage } from './lib/remembered-language';
import './main.css';

function start(root: HTMLElement): void {
  const app = (
    <StrictMode>
      <Provider store={makeStore()}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </Provider>
    </StrictMode>
  );
  // In pieces: a tap in between does not wait for the whole page.
  if (root.dataset.prerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

const root = document.querySelector<HTMLElement>('#root');
// Somebody who chose Spanish finds it at the site's front door; every other address says its language itself.
if (location.pathname === '/' && rememberedLanguage() === 'es')
  location.replace(`/es${location.search}${location.hash}`);
else if (root) start(root);
