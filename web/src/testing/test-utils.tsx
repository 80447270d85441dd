import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AppRoutes } from '../app/router';
import { makeStore } from '../app/store';
import { Toaster } from '../components/ui/toast/toaster';

export { makeStore };

/** Renders a part of a page with a store of its own, toasts included. */
export function renderPart(part: ReactNode) {
  const store = makeStore();
  const view = render(
    <Provider store={store}>
      <MemoryRouter>
        {part}
        <Toaster />
      </MemoryRouter>
    </Provider>,
  );
  return { store, ...view };
}

/** Shows a part as the prerendered page does, without behaviour until `hydrate`. */
export function prerenderPart(part: ReactNode) {
  const app = (
    <Provider store={makeStore()}>
      <MemoryRouter>{part}</MemoryRouter>
    </Provider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(app);
  document.body.append(container);
  return { hydrate: () => render(app, { container, hydrate: true }) };
}

/** Opens an address of the site, as a browser would. */
export function openPage(path: string) {
  const store = makeStore();
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
      </MemoryRouter>
    </Provider>,
  );
  return { store, ...view };
}

/** Runs a hook with a store of its own. */
export function runHook<Result>(hook: () => Result) {
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { store, ...renderHook(hook, { wrapper }) };
}
