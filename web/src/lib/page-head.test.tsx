import { renderPart } from '../testing/test-utils';
import { PageHead } from './page-head';

describe(PageHead.name, () => {
  beforeEach(() => {
    document.head.innerHTML = `
      <meta name="description" content="old" />
      <meta name="robots" content="index,follow" />
      <link rel="canonical" href="https://site.example/old" data-origin="https://site.example" />
      <link rel="alternate" hreflang="es" href="https://site.example/es/old" />
      <script type="application/ld+json">{}</script>`;
  });
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it("rewrites the head for the page shown, under the site's own address", () => {
    const jsonLd = { '@type': 'Service', url: '__PUBLIC_URL__/services' };

    renderPart(<PageHead title="Services" description="What we do" jsonLd={jsonLd} isHidden />);

    expect(document.title).toBe('Services');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'What we do');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'https://site.example/');
    expect(document.querySelector('link[hreflang="es"]')).toHaveAttribute('href', 'https://site.example/es');
    expect(document.querySelector('script')?.textContent).toContain('https://site.example/services');
  });
});
