/** Returns the texts that are shown in a font other than the site's. Runs in the browser. */
export function inOtherFonts(): string[] {
  const loaded = new Set(
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  const isOwn = (element: Element) => {
    const [first = ''] = getComputedStyle(element).fontFamily.replaceAll('"', '').split(',');
    return loaded.has(first) && (!/^H[123]$/.test(element.tagName) || first === 'Fraunces');
  };
  const withText = [...document.querySelectorAll('body, body *:not(script, style)')].filter((element) =>
    [...element.childNodes].some((child) => child instanceof Text && child.data.trim() !== ''),
  );
  return withText.filter((element) => !isOwn(element)).map(({ textContent }) => textContent);
}
