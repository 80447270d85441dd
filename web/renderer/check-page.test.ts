import { checkPage } from './check-page';

const known = new Set(['/', '/plants', '/guide/ixora.svg']);
const check =
  (body: string, texts = '{"text":"Leaf margins, undefined edges"}') =>
  () =>
    checkPage('/plants', `<h1>Plants</h1>${body}`, { known, texts });

describe(checkPage, () => {
  it.each([
    '<a href="/plants?group=palm#list">Palms</a>',
    '<a href="https://elsewhere.test/nothing">Elsewhere</a>',
    '<img src="/guide/ixora.svg">',
    '<img src="/media/abc/800.webp">',
    '<link rel="preload" as="image" href="/media/abc/800.webp">',
    '<link rel="icon" href="/favicon.svg">',
    '<p>Leaf margins, undefined edges</p>',
    '<script type="application/json" id="page-data">{"text":"{braces} and undefined"}</script>',
  ])('passes %s', (body) => {
    expect(check(body)).not.toThrow();
  });

  it.each([
    ['<a href="/plants/nothing">Nothing</a>', /link_leads_nowhere \/plants\/nothing/],
    ['<a class="link" href="/plants/nothing#list">Nothing</a>', /link_leads_nowhere \/plants\/nothing/],
    ['<map><area alt="" href="/nothing"></map>', /link_leads_nowhere \/nothing/],
    ['<img src="/guide/nothing.svg">', /link_leads_nowhere \/guide\/nothing\.svg/],
    ['<h1>Again</h1>', /heading_missing/],
    ['<p>{years} years</p>', /text_unfilled \{years\}/],
    ['<p>NaN years</p>', /text_unfilled NaN/],
    ['<p>undefined edges</p><p>[object Object]</p>', /text_unfilled \[object Object\]/],
    ['<script>alert(1)</script>', /render_failed/],
  ])('refuses %s', (body, reason) => {
    expect(check(body)).toThrow(reason);
  });

  it('refuses a word that no text has', () => {
    expect(check('<p>undefined edges</p>', '{"text":"Leaf margins"}')).toThrow(/text_unfilled undefined/);
  });
});
