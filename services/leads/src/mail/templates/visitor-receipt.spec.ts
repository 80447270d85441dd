import { firstSite } from '@sandhill/company/content/first-site.js';
import { visitorReceipt } from './visitor-receipt.js';

describe(visitorReceipt.name, () => {
  it.each([
    ['quote', 'en', 'We received your quote request · Q-1', '24-48 business hours'],
    ['quote', 'es', 'Recibimos su solicitud de presupuesto · Q-1', '24 a 48 horas hábiles'],
    ['contact', 'en', 'We received your message · Q-1', 'answers within 24 business hours'],
    ['contact', 'es', 'Recibimos su mensaje · Q-1', '24 horas hábiles'],
  ] as const)('explains the next step of a %s in %s', (kind, language, subject, next) => {
    const pageLink = 'https://a.test/q/token';
    const facts = { kind, language, reference: 'Q-1', pageLink, isUrgent: false };
    const receipt = visitorReceipt(facts, firstSite);

    expect(receipt.subject).toBe(subject);
    expect(receipt.text).toContain(next);
    expect(receipt.html).toContain(next);
    expect(receipt.text).toMatch(/^[A-Z]/);
    expect(`${receipt.text}${receipt.html}`).not.toMatch(/cotiza/i);
    expect(receipt.html).toContain('href="tel:+12395550142"');
    expect(receipt.text).toContain(`: ${pageLink}`);
    expect(receipt.html).toContain(`href="${pageLink}"`);
  });

  it.each([
    ['quote', 'en'],
    ['quote', 'es'],
    ['contact', 'en'],
    ['contact', 'es'],
  ] as const)('promises no hours to a %s in %s without a claim about them', (kind, language) => {
    const facts = { kind, language, reference: 'Q-1', pageLink: 'https://a.test/q/token', isUrgent: false };
    const receipt = visitorReceipt(facts, { ...firstSite, claims: {} });

    expect(`${receipt.text}${receipt.html}`).not.toMatch(/business hours|horas hábiles/);
  });

  it.each([
    ['en', 'we also tell our person on call', 'Calling is quickest'],
    ['es', 'también avisamos a nuestra persona de guardia', 'Llamar es lo más rápido'],
  ] as const)('asks for a call, in %s, where the request cannot wait', (language, next, call) => {
    const pageLink = 'https://a.test/q/token';
    const facts = { kind: 'quote' as const, language, reference: 'Q-1', pageLink, isUrgent: true };
    const { text } = visitorReceipt(facts, firstSite);

    expect(text).toContain(next);
    expect(text).toContain(call);
    expect(text).not.toMatch(/business hours|horas hábiles|If it is urgent|Si es urgente/);
  });
});
