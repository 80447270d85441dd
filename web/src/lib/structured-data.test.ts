import { businessData, structuredData, weekdayHours } from './structured-data';

describe('what search engines are told of the company', () => {
  it('holds its facts, and no rating', () => {
    expect(businessData).toMatchObject({
      '@type': 'HomeAndConstructionBusiness',
      telephone: '+12395550142',
      openingHoursSpecification: { opens: '08:00', closes: '16:00' },
    });
    expect(JSON.stringify(businessData)).not.toMatch(/rating/i);
  });
});

describe(structuredData.name, () => {
  it("describes the service and its questions on a service's page, and the company elsewhere", () => {
    expect(structuredData('/services/irrigation', 'es')).toMatchObject([
      { '@type': 'Service', url: '__PUBLIC_URL__/es/services/irrigation' },
      {
        '@type': 'FAQPage',
        mainEntity: expect.arrayContaining([
          expect.objectContaining({ '@type': 'Question', name: '¿Qué días puedo regar?' }),
        ]),
      },
    ]);
    expect(structuredData('/about', 'en')).toBe(businessData);
  });
});

describe(weekdayHours.name, () => {
  it.each([
    ['8am-4pm', '08:00', '16:00'],
    ['7:30 am to 12 pm', '07:30', '12:00'],
  ])('reads %s', (text, opens, closes) => {
    expect(weekdayHours(text)).toMatchObject({ opens, closes });
  });

  it('says nothing about hours that are no times', () => {
    expect(weekdayHours('By appointment')).toBeUndefined();
  });
});
