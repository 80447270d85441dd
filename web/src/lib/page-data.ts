/**
 * Data that only one page needs, besides the site's content. Only pages of the plant guide and of projects have such
 * data.
 */
export interface PageData {
  /** The page's path without the language prefix, because the data is in both languages. */
  path: string;
}

declare global {
  /**
   * Data of the page that the document was made for. The renderer and tests set it; in a browser, it is read from the
   * document.
   */
  var sandhillPage: PageData | undefined;
}

function ofDocument(): PageData | undefined {
  const text = globalThis.document?.querySelector('#page-data')?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}

/** Returns the data of the page at a path; undefined if the document was made for another page. */
export function pageData<Data extends PageData>(path: string): Data | undefined {
  globalThis.sandhillPage ??= ofDocument();
  return globalThis.sandhillPage?.path === path ? (globalThis.sandhillPage as Data) : undefined;
}

/**
 * Returns whether the document was loaded from this path. If so, and if the document has no data, the page does not
 * exist.
 */
export function isLoadedFrom(pathname: string): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return !navigation || new URL(navigation.name).pathname === pathname;
}
