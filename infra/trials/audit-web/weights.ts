import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageFile } from './routes.ts';

/** Limits for the first load of a public page, in transferred bytes. */
export const maxBytes = { scripts: 120_000, styles: 20_000, fonts: 60_000 };

export interface Part {
  name: string;
  bytes: number;
}

interface Weight {
  route: string;
  page: number;
  scripts: Part[];
  styles: Part[];
  fonts: Part[];
}

/** Returns the transferred sizes of a page, of the scripts and styles that it names or contains, and of all fonts. */
export function weigh(site: string, route: string): Weight {
  // Links with the attribute `disabled` are not fetched.
  const html = readFileSync(pageFile(site, route), 'utf8').replaceAll(/<link[^>]* disabled[^>]*>/g, '');
  const asked = [...html.matchAll(/["(]\/(assets\/[^")]+)[")]/g)].map(([, file = '']) => file);
  const parts = (ending: string) =>
    [...new Set(asked)].filter((file) => file.endsWith(ending)).map((file) => partOf(site, file));
  return {
    route,
    page: brotliCompressSync(html).length,
    scripts: parts('.js'),
    styles: [...parts('.css'), ...stylesWithin(html)],
    fonts: fontsOf(site),
  };
}

/** Returns all fonts of the build, because every page loads them with its first script. */
function fontsOf(site: string): Part[] {
  const files = readdirSync(join(site, 'assets')).filter((file) => file.endsWith('.woff2'));
  return files.map((file) => partOf(site, join('assets', file)));
}

/** Returns the styles inside the page, which are not in a separate file. */
function stylesWithin(html: string): Part[] {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => ({
    name: 'in the page',
    bytes: brotliCompressSync(text).length,
  }));
}

export function sum(parts: readonly Part[]): number {
  return parts.reduce((total, { bytes }) => total + bytes, 0);
}

const known = new Map<string, Part>();

function partOf(site: string, file: string): Part {
  const part = known.get(file) ?? {
    name: basename(file).replace(/-[\w-]{6,7}\.\w+$/, ''),
    bytes: file.endsWith('.woff2')
      ? readFileSync(join(site, file)).length
      : brotliCompressSync(readFileSync(join(site, file))).length,
  };
  known.set(file, part);
  return part;
}
