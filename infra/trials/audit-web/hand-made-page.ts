import { readFileSync } from 'node:fs';
import { pageFile } from './routes.ts';

/**
 * The limit for the home page: its hero picture and its first words, and nothing else. No script, no font, no style but
 * the few lines that put the words over the picture.
 */
export function handMadePage(site: string): string {
  const home = readFileSync(pageFile(site, '/'), 'utf8');
  const preload = /<link rel="preload" as="image" type="[^>]*>/.exec(home)?.[0];
  const picture = /<picture[^>]*>(?:(?!<\/picture>).)*fetchPriority="high".*?<\/picture>/.exec(home)?.[0];
  if (!preload || !picture) throw new Error('the home page has no hero picture that is preloaded');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="The hero picture alone">
<title>The hero picture alone</title>
${preload}
<style>
body { margin: 0; font-family: sans-serif }
section { position: relative; height: min(42rem, calc(100svh - 17rem)); color: #fff; background: #12493a }
img { position: absolute; width: 100%; height: 100%; object-fit: cover }
h1 { position: absolute; bottom: 2rem; margin: 1rem }
</style>
<section>${picture}<h1>Grounds that are looked after</h1></section>
</html>
`;
}
