import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../config/paths';
import { isLoadedFrom, type PageData, pageData } from '../../lib/page-data';
import { Component as NotFoundPage } from './not-found-page';

/**
 * Wraps a page that shows data from its own HTML document. If the router shows the page within another page's document,
 * for instance after the Back button, the browser loads the page's own document. If that document has no data either,
 * the page does not exist.
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
