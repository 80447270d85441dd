import type { Language } from '@sandhill/company/language.js';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SiteLayout } from '../components/layouts/site-layout';
import { PageFailed } from '../components/site/page-failed';
import { ErrorBoundary } from '../components/ui/error-boundary';
import { LanguageContext } from '../lib/language-context';

/** A page whose code arrives when it is first shown. Page modules export it as `Component`. */
const page = (load: () => Promise<{ Component: ComponentType }>) =>
  lazy(async () => ({ default: (await load()).Component }));

const NotFound = page(() => import('./routes/not-found-page'));

/** Every public page, once. `public-paths.ts` lists the addresses they have. */
const pages: [path: string, Page: ComponentType][] = [
  ['services', page(() => import('./routes/services-page'))],
  ['services/:serviceId', page(() => import('./routes/service-detail-page'))],
  ['gallery', page(() => import('./routes/gallery-page'))],
  ['about', page(() => import('./routes/about-page'))],
  ['contact', page(() => import('./routes/contact-page'))],
  ['careers', page(() => import('./routes/careers-page'))],
  ['privacy', page(() => import('./routes/privacy-page'))],
  ['photo-credits', page(() => import('./routes/photo-credits-page'))],
  ['*', NotFound],
];
const Home = page(() => import('./routes/home-page'));

const AdminLayout = page(() => import('./routes/admin/admin-layout'));
const Admin = page(() => import('./routes/admin/admin-page'));
const AdminLogin = page(() => import('./routes/admin/admin-login-page'));

const siteIn = (language: Language, path: string) => (
  <Route
    path={path}
    element={
      <LanguageContext value={language}>
        <SiteLayout />
      </LanguageContext>
    }
  >
    <Route index element={<Home />} />
    {pages.map(([pagePath, Page]) => (
      <Route key={pagePath} path={pagePath} element={<Page />} />
    ))}
  </Route>
);

/** The public pages mounted twice, one language each, and the admin area. */
export function AppRoutes() {
  return (
    <ErrorBoundary fallback={<PageFailed />}>
      <Suspense>
        <Routes>
          {siteIn('en', '/')}
          {siteIn('es', '/es')}
          <Route path="/admin" element={<AdminLayout />}>
            <Route index element={<Admin />} />
            <Route path="login" element={<AdminLogin />} />
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
