import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes, readyForNotFound } from './router';
import { makeStore } from './store';

/** Hydrates a prerendered page; renders the admin area, of which nothing is prerendered. */
export function start(root: HTMLElement): void {
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
  // In slices, so that a tap in between does not wait for the whole page.
  if (root.dataset.prerendered) startTransition(() => void hydrateRoot(root, app));
  // The not-found page is drawn again, for its address.
  else if (root.hasChildNodes()) readyForNotFound().then(render, render);
  else render();
}
