import type { Rendered } from '../src/entry-prerender';
import type { PageData } from '../src/lib/page-data';
import type { HeadTag } from '../src/lib/head-tags';
import { preloadFirstPicture } from './first-picture';
import type { Template } from './template';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns a head tag, marked so that the app can replace it when the visitor opens another page. */
function writeTag({ name, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const start = `<${name}${written.join('')} data-page-head`;
  return name === 'script' ? `${start}>${text}</script>` : `${start} />`;
}

/**
 * Returns a script element with JSON for `src/lib/page-needs.ts`. The JSON names the files that a page needs after its
 * first picture: scripts, and the content that the page was rendered with. The browser does not fetch a file just
 * because JSON names it.
 */
export function pageNeeds(content: string, files: readonly string[]): string {
  return `<script type="application/json" id="page-needs">${JSON.stringify({ content, files })}</script>`;
}

/**
 * Returns a page's own data as a script element with JSON for `src/lib/page-data.ts`. The element follows the visible
 * part of the page.
 */
function pageDataScript(data: PageData | undefined): string {
  if (!data) return '';
  // An escaped `<` keeps a text from ending the script element.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-data">${text}</script>`;
}

const headOf = ({ title, tags, html }: Rendered, more: string) =>
  [`<title>${escape(title)}</title>`, ...preloadFirstPicture(html), ...tags.map(writeTag), more].join(
    '\n    ',
  );

interface PageOptions {
  /** Template with `<!--head-->` and `<!--app-->`. */
  html: string;
  language: string;
  rendered: Rendered;
  /** The element that `pageNeeds` returns, for the head. */
  needs: string;
  data?: PageData;
  /**
   * Whether the page has one fixed address. Only the not-found page has none, so the browser renders that page again.
   */
  isFixedAddress: boolean;
}

/** Returns the complete HTML file of a page. */
export function pageHtml(options: PageOptions): string {
  const { html, language, rendered, needs, data, isFixedAddress } = options;
  const root = isFixedAddress ? '<div id="root" data-prerendered="true">' : '<div id="root">';
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<!--head-->', () => headOf(rendered, needs))
    .replace('</body>', () => `${pageDataScript(data)}</body>`)
    .replace('<div id="root"><!--app-->', () => root + rendered.html);
}

/**
 * Returns a page for a preview in a sandboxed frame without a URL. The page has no scripts and declares its fonts
 * itself. Its links do nothing: they would open a new window, which the sandbox blocks.
 */
export function previewHtml(page: string, { fontFaces }: Template): string {
  return page
    .replaceAll(/<script[^>]*>[^]*?<\/script>/g, '')
    .replace('<html ', '<html data-fonts ')
    .replace('<head>', '<head><base target="_blank" />')
    .replace('</head>', () => `<style>${fontFaces}</style></head>`);
}
