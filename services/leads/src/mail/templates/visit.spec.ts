import { firstSite } from '@sandhill/company/content/first-site.js';
import { visitMail } from './visit.js';

describe(visitMail.name, () => {
  it.each([
    ['en', 'See your request', 'Move or cancel the visit'],
    ['es', 'Ver su solicitud', 'Cambiar o cancelar la visita'],
  ] as const)('offers no change once somebody is on the way, in %s', (language, follow, change) => {
    const time = { date: '2026-12-01', starts: '09:00', ends: '11:00' };
    const pageLink = 'https://a.test/q/token';
    const textOf = (news: 'onTheWay' | 'booked') =>
      visitMail({ news, language, time, pageLink }, firstSite).text;

    expect(textOf('onTheWay')).toContain(`${follow}: ${pageLink}`);
    expect(textOf('onTheWay')).not.toContain(change);
    expect(textOf('booked')).toContain(`${change}: ${pageLink}`);
  });

  it('lists other times only where there are some', () => {
    const time = { date: '2026-12-01', starts: '09:00', ends: '11:00' };
    const offers = [{ ...time, date: '2026-12-03' }];
    const textOf = (more: object) =>
      visitMail({ news: 'cancelled', language: 'en', time, ...more }, firstSite).text;

    expect(textOf({ offers })).toContain('These times are available:\n- Thursday, December 3');
    expect(textOf({ offers: [] })).not.toContain('available');
    expect(textOf({})).not.toContain('available');
  });
});
