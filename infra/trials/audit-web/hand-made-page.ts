/**
 * Returns a hand-made page with the first picture of the given page and a few words. It is the lower limit for a page's
 * load: it has no script, no font, and only the few lines of style that put the words over the picture.
 *
 * @throws if the page has no preloaded picture
 */
export function handMadePage(page: string): string {
  const preload = /<link rel="preload" as="image" type="[^>]*>/.exec(page)?.[0];
  const picture = /<picture[^>]*>(?:(?!<\/picture>).)*fetchPriority="high".*?<\/picture>/.exec(page)?.[0];
  if (!preload || !picture) throw new Error('the page has no first picture that is preloaded');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="The first picture alone">
<title>The first picture alone</title>
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
