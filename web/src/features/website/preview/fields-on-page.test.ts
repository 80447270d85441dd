import { firstVersion } from '@sandhill/company/content/first-version.js';
import { aContent } from '../../../testing/open-website';
import { elementWith, fieldOf, fieldsByText, pictureOf, textOnPage } from './fields-on-page';

const content = aContent(({ hours, openings }) => {
  hours.closedDays = [{ date: '2026-12-24', until: '2026-12-26', name: { en: 'Holidays', es: 'Fiestas' } }];
  openings.splice(0, openings.length, {
    title: { en: 'Climber', es: '' },
    text: { en: 'Call {phone}.', es: '' },
  });
});

const page = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const pressed = (html: string, selector: string, language: 'en' | 'es' = 'en') => {
  const element = page(html).querySelector(selector);
  return element && fieldOf(element, fieldsByText(content, language));
};

describe(fieldOf.name, () => {
  it.each([
    ['a text', '<h2><span>Luxury Landscape Design</span></h2>', 'span', 'hero.0.title.en'],
    ['a link around a text', '<a><svg></svg> (239) 555-0142</a>', 'svg', 'facts.phone'],
    ['hours', '<dl><dt>Monday to Friday</dt><dd>8am-4pm</dd></dl>', 'dd', 'hours.week.monday'],
    ['another day', '<dl><dt>Sunday</dt><dd>Closed</dd></dl>', 'dd', 'hours.week.sunday'],
    [
      'closed days',
      '<dl><dt>12/24/2026–12/26/2026 (Holidays)</dt><dd>Closed</dd></dl>',
      'dd',
      'hours.closedDays.0.date',
    ],
    ['a picture of a place', '<picture><img data-picture="about"></picture>', 'img', 'pictures.about'],
    [
      'the shade over a picture',
      '<div><div><img data-picture="about"></div><div id="shade"></div></div>',
      '#shade',
      'pictures.about',
    ],
    [
      'the picture of a service',
      '<article><img><div><h3>Irrigation</h3><a>Learn More</a></div></article>',
      'img',
      'services.irrigation.name.en',
    ],
    [
      'a link that covers the card of a service',
      '<article><img><div><h3>Irrigation</h3><a><span>Learn More</span></a></div></article>',
      'a',
      'services.irrigation.name.en',
    ],
    ['a text with a fact in it', '<p>Call (239) 555-0142.</p>', 'p', 'openings.0.text.en'],
  ])('finds the field of %s', (_what, html, selector, path) => {
    expect(pressed(html, selector)).toBe(path);
  });

  it('finds the field of the page’s language, and the English one where that is shown', () => {
    expect(pressed('<h2>Diseño de jardines de lujo</h2>', 'h2', 'es')).toBe('hero.0.title.es');
    expect(pressed('<h3>Climber</h3>', 'h3', 'es')).toBe('openings.0.title.en');
  });

  it('knows no field of what is no text of the firm', () => {
    expect(pressed('<main><p>Skip to content</p></main>', 'p')).toBeUndefined();
  });
});

describe(elementWith.name, () => {
  it.each([
    ['hero.0.title.en', '<h2><span>Luxury Landscape Design</span></h2>', 'SPAN'],
    ['hours.closedDays.0.date', '<dl><dt>12/24/2026–12/26/2026 (Holidays)</dt><dd>Closed</dd></dl>', 'DT'],
    ['hours.week.tuesday', '<dl><dt>Monday to Friday</dt><dd>8am-4pm</dd></dl>', 'DT'],
    [
      'testimonials.0.text',
      `<blockquote>“<span>${firstVersion.testimonials[0]?.text.en}</span>”</blockquote>`,
      'SPAN',
    ],
  ])('shows where %s stands on a page', (path, html, tag) => {
    expect(elementWith(textOnPage(path, content, 'en'), page(html))?.tagName).toBe(tag);
  });

  it('looks in the main part first', () => {
    const shown = page(
      '<nav><a>Irrigation</a></nav><main><h3>Irrigation</h3><label>Irrigation</label></main>',
    );

    expect(elementWith('Irrigation', shown)?.tagName).toBe('H3');
  });

  it('shows nothing for a field that the page does not have', () => {
    expect(elementWith(textOnPage('facts.name', content, 'en'), page('<p>Other</p>'))).toBeUndefined();
    expect(elementWith('', page('<p></p>'))).toBeUndefined();
  });
});

describe(pictureOf.name, () => {
  it('finds the picture of a place, by any field of it', () => {
    const shown = page('<img data-picture="hero-1"><img data-picture="home">');

    expect(pictureOf('pictures.home.alt.es', shown)?.getAttribute('data-picture')).toBe('home');
    expect(pictureOf('pictures.about', shown)).toBeUndefined();
    expect(pictureOf('hero.0.title.en', shown)).toBeUndefined();
  });
});
