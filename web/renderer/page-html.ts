import type { PageData } from '../src/lib/page-data';
import type { HeadTag } from '../src/lib/head-tags';
import { preloadFirstPicture } from './first-picture';
import type { Template } from './template';

export interface Rendered {
  html: string;
  title: string;
  tags: HeadTag[];
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Marked, so that the browser finds them again after a change of page. */
function writeTag({ name, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const start = `<${name}${written.join('')} data-page-head`;
  return name === 'script' ? `${start}>${text}</script>` : `${start} />`;
}

/**
 * Data that a page needs after its first picture, for `src/lib/page-needs.ts`: the words that it was rendered with, and
 * scripts. Nothing that a browser fetches early.
 */
export function pageNeeds(content: string, files: readonly string[]): string {
  return `<script type="application/json" id="page-needs">${JSON.stringify({ content, files })}</script>`;
}

/** A page's data beside the site's words, for `src/lib/page-data.ts`: after all that is seen. */
function pageDataScript(data: PageData | undefined): string {
  if (!data) return '';
  // `<` would let a text end the script.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-data">${text}</script>`;
}

const headOf = ({ title, tags, html }: Rendered, more: string) =>
  [`<title>${escape(title)}</title>`, ...preloadFirstPicture(html), ...tags.map(writeTag), more].join(
    '\n    ',
  );

interface PageOptions {
  /** With `<!--head-->` and `<!--app-->`. */
  html: string;
  language: string;
  rendered: Rendered;
  /** Of the head. */
  needs: string;
  data?: PageData;
  /** The not-found page is served for any address: the browser renders it again for the current one. */
  isFixedAddress: boolean;
}

/** The whole file of a page. */
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
 * The page for a sandboxed frame without an address: no script, its fonts from the start, and links that ask for a window,
 * which the frame may not open.
 */
export function previewHtml(page: string, { fontFaces }: Template): string {
  return page
    .replaceAll(/<script[^>]*>[^]*?<\/script>/g, '')
    .replace('<html ', '<html data-fonts ')
    .replace('<head>', '<head><base target="_blank" />')
    .replace('</head>', () => `<style>${fontFaces}</style></head>`);
}
