import { businessData, hoursData, structuredData } from './structured-data';
import { site } from './site';

describe('structured data of the company', () => {
  it('holds its facts, and no rating', () => {
    expect(businessData).toMatchObject({
      '@type': 'HomeAndConstructionBusiness',
      telephone: '+12395550142',
      openingHoursSpecification: [{ opens: '08:00', closes: '16:00' }],
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

describe(hoursData.name, () => {
  it('tells the times of each day, and the closed days', () => {
    const data = hoursData({
      week: { ...site.hours.week, friday: { from: '07:30', to: '12:00' } },
      closedDays: [{ date: '2026-11-26', name: { en: 'Thanksgiving', es: 'Día de Acción de Gracias' } }],
    });

    expect(data.openingHoursSpecification).toMatchObject([
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '08:00', closes: '16:00' },
      { dayOfWeek: ['Friday'], opens: '07:30', closes: '12:00' },
    ]);
    expect(data.specialOpeningHoursSpecification).toMatchObject([
      { validFrom: '2026-11-26', validThrough: '2026-11-26', opens: '00:00', closes: '00:00' },
    ]);
  });
});
