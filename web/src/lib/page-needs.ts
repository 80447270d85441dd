/** Data that a rendered page needs after its first picture (web/renderer/page-html.ts). */
interface PageNeeds {
  /** The words that it was rendered with. */
  content?: string;
  /** Scripts. */
  files: string[];
}

/** A page of Vite's development server needs nothing. */
export function pageNeeds(): PageNeeds {
  const text = document.querySelector('#page-needs')?.textContent;
  return text ? (JSON.parse(text) as PageNeeds) : { files: [] };
}
