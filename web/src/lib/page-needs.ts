/** Files that a prerendered page needs after its first picture (web/renderer/page-html.ts). */
interface PageNeeds {
  /** Path of the content that the page was rendered with. */
  content?: string;
  files: string[];
}

/** Returns the page's needs. Pages of Vite's development server have none. */
export function pageNeeds(): PageNeeds {
  const text = document.querySelector('#page-needs')?.textContent;
  return text ? (JSON.parse(text) as PageNeeds) : { files: [] };
}
