import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LanguageContext } from './language-context';
import { PageHead } from './page-head';

const show = (path: string, head: { isHidden?: boolean } = {}) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <LanguageContext value={path.startsWith('/es') ? 'es' : 'en'}>
        <PageHead title="Services" description="What we do" {...head} />
      </LanguageContext>
    </MemoryRouter>,
  );
const inHead = (selector: string) => document.head.querySelector(selector);

describe(PageHead.name, () => {
  beforeEach(() => {
    document.head.innerHTML = `
      <meta name="description" content="old" data-page-head />
      <meta name="robots" content="index,follow" data-page-head />
      <meta property="og:image" content="https://site.example/social.jpg" data-page-head />
      <link rel="canonical" href="https://site.example/old" data-page-head />
      <link rel="manifest" href="/manifest.webmanifest" />
      <script type="application/ld+json" data-page-head>{"old":true}</script>`;
  });
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it("rewrites the head for the page shown, under the site's own address", () => {
    show('/es/services');

    expect(document.title).toBe('Services');
    expect(document.documentElement.lang).toBe('es');
    expect(inHead('meta[name="description"]')).toHaveAttribute('content', 'What we do');
    expect(inHead('link[rel="canonical"]')).toHaveAttribute('href', 'https://site.example/es/services');
    expect(inHead('link[hreflang="en"]')).toHaveAttribute('href', 'https://site.example/services');
    expect(inHead('meta[property="og:locale"]')).toHaveAttribute('content', 'es_US');
    expect(inHead('meta[property="og:image"]')).toHaveAttribute('content', 'https://site.example/social.jpg');
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    // The structured data of the previous page must be gone.
    expect(inHead('script')).toBeNull();
    expect(inHead('link[rel="manifest"]')).not.toBeNull();
  });

  it('gives a page without an address of its own no canonical address, no languages and no data', () => {
    show('/nowhere', { isHidden: true });

    expect(inHead('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    for (const gone of ['link[rel="canonical"]', 'link[hreflang]', 'meta[property="og:url"]', 'script'])
      expect(inHead(gone)).toBeNull();
  });
});
