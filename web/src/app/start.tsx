import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './router';
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
  // In slices, so that a tap in between does not wait for the whole page.
  if (root.dataset.prerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
