import { areas, isNearby, mainAreas, nearbyZips } from './areas.js';
import { heroSlides } from './hero.js';
import { profile } from './profile.js';
import { serviceTexts } from './service-texts.js';
import { serviceNames, services } from './services.js';
import { testimonials } from './testimonials.js';

describe('the company', () => {
  it('has the counts the site promises', () => {
    expect(services).toHaveLength(8);
    expect(Object.keys(serviceNames)).toEqual([...services.map((service) => service.id), 'other']);
    expect(areas).toHaveLength(18);
    expect(testimonials).toHaveLength(5);
    expect(heroSlides).toHaveLength(3);
  });

  it('names the six benefits of the HOA packages first', () => {
    const words = [
      'Dedicated property managers',
      'Value transparency reports',
      '24/7 emergency response',
      'Capital investment planning',
      'Smart irrigation that cuts consumption by up to 30%',
      'Board meeting support',
    ];
    const { benefits } = serviceTexts['hoa-packages'];

    expect(benefits.en.slice(0, 6).map((benefit, index) => benefit.startsWith(words[index] ?? '-'))).toEqual(
      Array.from({ length: 6 }, () => true),
    );
  });

  it('lists every ZIP code as five digits, and none both as served and as close by', () => {
    const served = new Set(areas.flatMap((area) => area.zips));

    expect([...served, ...nearbyZips].filter((zip) => !/^\d{5}$/.test(zip))).toEqual([]);
    expect(nearbyZips.filter((zip) => served.has(zip))).toEqual([]);
  });

  it('says of each main area whether it is served or close by', () => {
    const served = areas.map(({ name }) => name);

    expect(mainAreas.map((name) => [name, isNearby(name)])).toEqual(
      mainAreas.map((name) => [name, !served.includes(name)]),
    );
    expect(isNearby('Fort Myers')).toBe(true);
  });

  it('uses only telephone numbers and addresses that are reserved for fiction', () => {
    expect(profile.phone.display).toMatch(/^\(239\) 555-01\d\d$/);
    expect(profile.phone.e164).toBe(`+1${profile.phone.display.replace(/\D/g, '')}`);
    expect([profile.email, ...Object.values(profile.emails)].every((mail) => mail.endsWith('.example'))).toBe(
      true,
    );
  });
});
