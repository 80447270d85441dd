/** Returns the HTML for a story's former address. It redirects visitors and search engines to the new address. */
export function movedPage(to: string, language: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="refresh" content="0; url=${to}" />
    <link rel="canonical" href="__PUBLIC_URL__${to}" />
    <title>${to}</title>
  </head>
  <body><a href="${to}">${to}</a></body>
</html>
`;
}
