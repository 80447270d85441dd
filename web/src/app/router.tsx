import type { Language } from '@sandhill/company/language.js';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { SiteLayout } from '../components/layouts/site-layout';
import { LanguageContext } from '../lib/language-context';
import { PageFailed } from './page-failed';

interface PageModule {
  Component: ComponentType;
}

interface Page {
  path: string;
  load: () => Promise<PageModule>;
}

/** Every public page, once. `public-paths.ts` lists the addresses they have. */
const pages: Page[] = [
  { path: '', load: () => import('./routes/home-page') },
  { path: 'services', load: () => import('./routes/services-page') },
  { path: 'services/:serviceId', load: () => import('./routes/service-detail-page') },
  { path: 'gallery', load: () => import('./routes/gallery-page') },
  { path: 'about', load: () => import('./routes/about-page') },
  { path: 'contact', load: () => import('./routes/contact-page') },
  { path: 'careers', load: () => import('./routes/careers-page') },
  { path: 'privacy', load: () => import('./routes/privacy-page') },
  { path: 'photo-credits', load: () => import('./routes/photo-credits-page') },
  { path: '*', load: () => import('./routes/not-found-page') },
];

const siteIn = (language: Language, path: string): RouteObject => ({
  path,
  element: (
    <LanguageContext value={language}>
      <SiteLayout />
    </LanguageContext>
  ),
  errorElement: (
    <LanguageContext value={language}>
      <PageFailed />
    </LanguageContext>
  ),
  children: pages.map((page) =>
    page.path === '' ? { index: true, lazy: page.load } : { path: page.path, lazy: page.load },
  ),
});

/** The public pages mounted twice, one language each, and the admin area. */
export const routes: RouteObject[] = [
  {
    path: '/admin',
    lazy: () => import('./routes/admin/admin-layout'),
    errorElement: <PageFailed />,
    hydrateFallbackElement: <></>,
    children: [
      { index: true, lazy: () => import('./routes/admin/admin-page') },
      { path: 'login', lazy: () => import('./routes/admin/admin-login-page') },
    ],
  },
  siteIn('es', '/es'),
  siteIn('en', '/'),
];
