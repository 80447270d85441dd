import type { SitePicture } from '../pictures/site-picture.js';
import { firstSite } from './first-site.js';
import { firstVersion } from './first-version.js';
import { problemsOf } from './problems.js';
import { publicContent } from './public-content.js';
import { readSite } from './site.js';
import type { SiteContent } from './site-content.js';

function changed(change: (content: SiteContent) => void): SiteContent {
  const content = structuredClone(firstVersion);
  change(content);
  return content;
}

const problemsAfter = (change: (content: SiteContent) => void) => problemsOf(changed(change));

describe('a site that is read from its content', () => {
  it('shows English where there is no Spanish text, and says so', () => {
    const site = readSite(
      changed(({ testimonials }) => (testimonials[0]!.text = { en: 'Good {name}.', es: '' })),
    );

    expect(site.testimonials[0]?.text).toEqual({
      en: 'Good Sandhill Grounds.',
      es: 'Good Sandhill Grounds.',
      isEnglishOnly: true,
    });
  });

  it('calls a shipped testimonial a sample until its words are a customer’s', () => {
    const { testimonials } = readSite(
      changed(({ testimonials: [first] }) => (first!.text = { en: 'They came on Tuesday.', es: '' })),
    );
    expect(testimonials.map(({ isSample = false }) => isSample)).toEqual([false, true, true, true, true]);
  });

  it('shows the pictures that media has, with their texts, and no others', () => {
    const picture: SitePicture = {
      id: '019aa000-0000-7000-8000-000000000001',
      imageUrl: '/media/palms/800.webp',
      width: 1600,
      height: 1000,
      placeholder: '',
      srcset: { webp: '/media/palms/800.webp 800w', avif: null },
      focusX: 50,
      focusY: 50,
    };
    const pictures = {
      'hero-1': { id: picture.id, alt: { en: 'Palms', es: '' } },
      about: { id: '019aa000-0000-7000-8000-000000000002', alt: { en: '', es: '' } },
    };
    const content = { ...firstVersion, pictures };

    expect(problemsOf(content)).toEqual([]);
    expect(readSite(content).pictures).toEqual({});
    expect(readSite(content, undefined, [picture]).pictures).toEqual({
      'hero-1': expect.objectContaining({
        imageUrl: picture.imageUrl,
        alt: { en: 'Palms', es: 'Palms', isEnglishOnly: true },
      }),
    });
    expect(readSite(firstVersion, undefined, [picture]).pictures).toEqual({});
  });

  it('takes an id of a picture in one spelling, so that two places never name it in two', () => {
    const id = '019AA000-0000-7000-8000-000000000001';

    expect(
      problemsAfter((content) => (content.pictures = { about: { id, alt: { en: '', es: '' } } })),
    ).toMatchObject([{ path: 'pictures.about.id', code: 'wrong_shape' }]);
  });

  it('takes no testimonials at all', () => {
    expect(problemsAfter((content) => (content.testimonials = []))).toEqual([]);
  });

  it('fills in facts and claims in the language of the text', () => {
    const site = readSite(
      changed(({ services, claims }) => {
        claims.waterSaving.text = { en: 'half', es: 'la mitad' };
        services.irrigation.shortDescription = {
          en: '{name} saves {waterSaving}.',
          es: '{name} ahorra {waterSaving}.',
        };
      }),
    );
    const irrigation = site.services.find(({ id }) => id === 'irrigation');

    expect(irrigation?.shortDescription).toEqual({
      en: 'Sandhill Grounds saves half.',
      es: 'Sandhill Grounds ahorra la mitad.',
    });
  });

  it('leaves no braces', () => {
    expect(JSON.stringify(firstSite.services) + JSON.stringify(firstSite.pages)).not.toMatch(/\{\w+\}/);
  });

  it('titles a service’s page by the service until it has words of its own', () => {
    const site = readSite(
      changed(({ pages, services }) => {
        services.irrigation.name = { en: 'Watering', es: 'Riego' };
        pages.lighting.title = { en: 'Light at night', es: '' };
      }),
    );

    expect(site.pages.irrigation.title.en).toBe('Watering | Sandhill Grounds');
    expect(site.pages.lighting.title).toEqual({
      en: 'Light at night',
      es: 'Light at night',
      isEnglishOnly: true,
    });
  });

  it('keeps evidence and ready answers for staff', () => {
    const shown = publicContent(changed(({ claims }) => (claims.rating.evidence = 'a private survey')));

    expect(JSON.stringify(shown)).not.toContain('a private survey');
    expect(shown).not.toHaveProperty('readyAnswers');
  });
});
