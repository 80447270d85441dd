import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { AppRoutes } from '../app/router';
import { makeStore } from '../app/store';
import { Toaster } from '../components/ui/toast/toaster';

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
