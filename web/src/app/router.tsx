import type { Language } from '@sandhill/company/language.js';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SiteLayout } from '../components/layouts/site-layout';
import { PageFailed } from '../components/site/page-failed';
import { ErrorBoundary } from '../components/ui/error-boundary';
import { lazyComponent } from '../components/ui/lazy-component';
import { pages } from '../config/paths';
import { pageCodeFailed } from '../lib/early-press';
import { LanguageContext } from '../lib/language-context';
import { isLoadedFrom } from '../lib/page-data';
import { untilLoaded } from '../lib/until-loaded';

/** Returns whether the document shows a prerendered page that is not hydrated yet. */
const isOnlyPrerendered = () =>
  globalThis.document?.querySelector('html:not([data-alive]) #root[data-prerendered]') != null;

/**
 * Returns a page whose code loads when the page is first shown. Page modules export the page as `Component`. If the
 * code of a prerendered page fails to load, the page stays as it is, and a press requests the code again.
 */
const page = (load: () => Promise<{ Component: ComponentType }>) =>
  lazy(async () => ({
    default: (await (isOnlyPrerendered() ? untilLoaded(load, pageCodeFailed) : load())).Component,
  }));

const loadNotFound = () => import('./routes/not-found-page');
const LazyNotFound = page(loadNotFound);
let readyNotFound: ComponentType | undefined;

/**
 * Loads the code of the not-found page before the first render, for documents that already show that page. This avoids
 * a placeholder and a layout shift.
 */
export async function readyForNotFound(): Promise<void> {
  readyNotFound = (await loadNotFound()).Component;
}

function NotFound() {
  const Page = readyNotFound ?? LazyNotFound;
  return <Page />;
}

/** A page of one entry, or immediately the not-found page if the document already shows that there is no such entry. */
function EntryPage({ Page }: { Page: ComponentType }) {
  const { pathname } = useLocation();
  return readyNotFound && isLoadedFrom(pathname) ? <NotFound /> : <Page />;
}

const publicPages = Object.entries(pages).map(([name, path]) => ({
  path,
  Page: page(() => import(`./routes/${name}-page.tsx`)),
}));

const HaveIt = page(() => import('./routes/have-it-page'));
const VisitorPage = page(() => import('./routes/visitor-page'));
const PhonePhotos = page(() => import('./routes/phone-photos-page'));
const AdminLayout = page(() => import('./routes/admin/admin-layout'));
const Admin = page(() => import('./routes/admin/admin-page'));
const AccountLink = page(() => import('./routes/admin/account-link-page'));
const AdminLogin = page(() => import('./routes/admin/admin-login-page'));

const Chat = lazyComponent(() => import('../features/chat/components/chat').then((module) => module.Chat));

const siteIn = (language: Language, prefix: string) => (
  <Route
    path={prefix || '/'}
    element={
      <LanguageContext value={language}>
        <SiteLayout Chat={Chat} />
      </LanguageContext>
    }
  >
    {publicPages.map(({ path: pagePath, Page }) => (
      <Route
        key={pagePath}
        path={prefix + pagePath}
        element={pagePath.includes(':') ? <EntryPage Page={Page} /> : <Page />}
      />
    ))}
    <Route path="*" element={<NotFound />} />
  </Route>
);

export function AppRoutes() {
  return (
    <ErrorBoundary fallback={<PageFailed />}>
      <Suspense>
        <Routes>
          {siteIn('en', '')}
          {siteIn('es', '/es')}
          <Route path="/have-it/:token" element={<HaveIt />} />
          <Route path="/q/:token" element={<VisitorPage />} />
          <Route path="/es/q/:token" element={<VisitorPage />} />
          <Route path="/p/:token" element={<PhonePhotos />} />
          <Route path="/es/p/:token" element={<PhonePhotos />} />
          <Route path="/admin" element={<AdminLayout />}>
            <Route path="login" element={<AdminLogin />} />
            <Route path="link" element={<AccountLink />} />
            <Route index element={<Admin />} />
            <Route path="*" element={<Admin />} />
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
