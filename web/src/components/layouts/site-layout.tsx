import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { commonContent } from '../../content/common';
import { splitLanguage } from '../../config/paths';
import { useScrollOnNavigation } from '../../hooks/use-scroll-on-navigation';
import { useContent } from '../../lib/language-context';
import { profile } from '../../lib/site';
import { phoneHref } from '../site/admin-access';
import { Footer } from '../site/footer';
import { Header } from '../site/header';
import { LazyOffers } from '../site/lazy-offers';
import type { ChatPart } from '../site/help-card';
import { PageFailed } from '../site/page-failed';
import { ReachBar } from '../site/reach-bar';
import { HydrationMark } from '../ui/hydration-mark';
import { ErrorBoundary } from '../ui/error-boundary';
import { Toaster } from '../ui/toast/toaster';

/** Frame of every public page. Features are passed in as props, because shared code may not import them. */
export function SiteLayout({ Chat }: { Chat: ChatPart }) {
  const content = useContent(commonContent);
  const { pathname } = useLocation();
  useScrollOnNavigation();
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-full focus:bg-ground focus:px-4 focus:py-2"
      >
        {content.skipToContent}
      </a>
      <Header />
      <noscript>
        <p className="bg-glow p-4 text-center text-ink">
          {content.noScript}{' '}
          <a href={phoneHref} className="whitespace-nowrap underline">
            {profile.phone.display}
          </a>
        </p>
      </noscript>
      <main id="content" tabIndex={-1} className="outline-none">
        <ErrorBoundary key={splitLanguage(pathname).path} fallback={<PageFailed />}>
          <Suspense fallback={<div className="min-h-dvh" />}>
            <Outlet />
            <HydrationMark />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <ReachBar Chat={Chat} />
      <LazyOffers />
      <Toaster />
    </>
  );
}
