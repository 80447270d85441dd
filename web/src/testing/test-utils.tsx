import { act, render, renderHook } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { AppRoutes } from '../app/router';
import { makeStore } from '../app/store';
import { Toaster } from '../components/ui/toast/toaster';

export { makeStore };

/** Renders a part of a page with its own store and with toasts. */
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

/** Renders a part as static HTML, as in a prerendered page. It has no behavior until `hydrate` is called. */
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

/** The address of the open page, and a function that navigates. */
interface AddressBar {
  address: string;
  go: NavigateFunction;
}

function Watch({ bar }: { bar: AddressBar }) {
  const { pathname, search } = useLocation();
  const go = useNavigate();
  useEffect(() => {
    Object.assign(bar, { address: pathname + search, go });
  });
  return null;
}

/** Opens an address of the site with a new store, as a browser does. */
export function openPage(path: string) {
  const store = makeStore();
  const bar: AddressBar = { address: path, go: () => undefined };
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <Watch bar={bar} />
      </MemoryRouter>
    </Provider>,
  );
  return { store, bar, back: () => act(async () => void (await bar.go(-1))), ...view };
}

/** Runs a hook with its own store. */
export function runHook<Result>(hook: () => Result) {
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { store, ...renderHook(hook, { wrapper }) };
}
