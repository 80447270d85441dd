import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { allowTranslation } from '../lib/translated-page';
import { AppRoutes, readyForNotFound } from './router';
import { makeStore } from './store';

/** Starts the app: hydrates a prerendered page, or renders any other page, such as those of the admin area. */
export function start(root: HTMLElement): void {
  allowTranslation();
  const app = (
    <StrictMode>
      <Provider store={makeStore()}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </Provider>
    </StrictMode>
  );
  const render = () => createRoot(root).render(app);
  // A transition hydrates in slices, so that a tap does not have to wait for the whole page.
  if (root.dataset.prerendered) startTransition(() => void hydrateRoot(root, app));
  // The HTML of the not-found page was rendered without knowing the address, so it is rendered again.
  else if (root.hasChildNodes()) readyForNotFound().then(render, render);
  else render();
}
