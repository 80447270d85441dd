/** A page's data beside the site's words; only pages of the plant guide have any. */
export interface PageData {
  /** The page's address without its language: the data is in both. */
  path: string;
}

declare global {
  /** The data of the page that the document was made for. The renderer and tests set it; a browser finds it in the page. */
  var sandhillPage: PageData | undefined;
}

function ofDocument(): PageData | undefined {
  const text = globalThis.document?.querySelector('#page-data')?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}

/** The data of the page at an address; undefined where the document was made for another page. */
export function pageData<Data extends PageData>(path: string): Data | undefined {
  globalThis.sandhillPage ??= ofDocument();
  return globalThis.sandhillPage?.path === path ? (globalThis.sandhillPage as Data) : undefined;
}

/** Whether the document was loaded from this address: then its data, if it has none, is not to be had. */
export function isLoadedFrom(pathname: string): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return !navigation || new URL(navigation.name).pathname === pathname;
}
