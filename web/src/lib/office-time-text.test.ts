import { officeTimeText } from './office-time-text';

describe(officeTimeText.name, () => {
  const saturday = Date.parse('2026-01-03T15:00:00Z');

  it.each([
    ['2026-01-03T21:00:00Z', '4 pm', 'las 4\u00a0p.\u00a0m.'],
    ['2026-01-03T18:00:00Z', '1 pm', 'la 1\u00a0p.\u00a0m.'],
    ['2026-01-04T12:30:00Z', 'tomorrow 7:30 am', 'mañana a las 7:30\u00a0a.\u00a0m.'],
    ['2026-01-05T13:00:00Z', 'Monday 8 am', 'el lunes a las 8\u00a0a.\u00a0m.'],
    ['2026-01-09T18:00:00Z', 'Friday 1 pm', 'el viernes a la 1\u00a0p.\u00a0m.'],
    ['2026-01-12T13:00:00Z', 'Monday, January 12, 8 am', 'el lunes 12 de enero a las 8\u00a0a.\u00a0m.'],
  ])('says %s after "until"', (iso, en, es) => {
    expect(officeTimeText(iso, 'en', saturday)).toBe(en);
    expect(officeTimeText(iso, 'es', saturday)).toBe(es);
  });
});
