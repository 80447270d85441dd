import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../config/paths';
import { isLoadedFrom, type PageData, pageData } from '../../lib/page-data';
import { Component as NotFoundPage } from './not-found-page';

/**
 * A page that shows what its document brought along. Where the router shows it in another page's document, as the Back
 * button may, its own is loaded; without data in its own there is no such page.
 */
export function withPageData<Data extends PageData>(Page: ComponentType<{ data: Data }>) {
  return function PageWithData() {
    const { pathname } = useLocation();
    const data = pageData<Data>(splitLanguage(pathname).path);
    const isElsewhere = !data && !isLoadedFrom(pathname);
    useEffect(() => {
      if (isElsewhere) location.reload();
    }, [isElsewhere]);
    if (data) return <Page data={data} />;
    return isElsewhere ? <div className="min-h-dvh" /> : <NotFoundPage />;
  };
}
