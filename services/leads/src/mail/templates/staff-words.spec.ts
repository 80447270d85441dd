import { firstSite } from '@sandhill/company/content/first-site.js';
import type { Lead } from '../../model/lead.entity.js';
import { assigned, handedOver } from './assigned.js';
import { handOver } from './hand-over.js';
import { photosAdded } from './photos-added.js';
import { today as todayMail } from './today.js';
import { givenBack, unclaimed } from './unclaimed-lead.js';
import { urgent } from './urgent.js';
import { visitForOffice } from './visit-for-office.js';
import { waiting } from './waiting.js';

describe('mails to staff whose account is in Spanish', () => {
  const moment = new Date('2026-11-20T15:00:00Z');
  const visit = { date: '2026-12-01', starts: '09:00', ends: '11:00' };
  const links = {
    leadLink: 'https://a.test/admin/leads/Q-7F3K2M',
    haveItLink: 'https://a.test/i-have-it',
    language: 'es',
    site: firstSite,
  } as const;
  const news = { words: '', movedTo: visit, canceledAt: visit };
  const again = { ...links, since: moment, photosAdded: true, news };
  const today = {
    leads: (['waiting', 'visit', 'overdue', 'due'] as const).map((part) => {
      return { part, reference: 'Q-1', name: 'Ann', time: null, total: 2 };
    }),
    claims: [{ id: 'rating' as const, ends: '2026-12-31' }],
    dayLink: '',
    visitsLink: '/',
    language: 'es',
  } as const;
  const handOvers = [{ at: moment.getTime(), from: [], to: [] }];
  const inEnglish =
    /\b(?:waiting|received|reported|name|phone|email|message|photos?|open|call|write|reply|have|has|visits?|claims?|rating|today|more|over|no one|unclaimed|assigned|Friday|November|customer)\b/i;
  const lead = {
    kind: 'quote',
    reference: 'Q-7F3K2M',
    name: 'Ann Palmer',
    email: 'ann@visitor.test',
    phone: '(239) 555-0101',
    address: '12 Gulf Shore Blvd, Naples, FL 34103',
    message: 'First line\nsecond line',
    urgency: 'water',
    urgentSince: moment,
    createdAt: new Date('2026-11-21T17:05:00Z'),
  } as Lead;

  it.each([
    ['assigned', assigned(lead, links), 'Recibida: sábado, 21 de noviembre de 2026, 12:05 p. m.'],
    ['handed over', handedOver('/', 'es', firstSite), 'Se le asignaron varias solicitudes'],
    ['unclaimed', unclaimed(lead, links), 'La atiendo yo: https://a.test/i-have-it'],
    ['given back', givenBack(lead, links), 'La solicitud Q-7F3K2M está otra vez sin atender'],
    ['urgent', urgent(lead, links), 'Esto no puede esperar: fuga de agua'],
    ['waiting', waiting(lead, { ...again, businessHours: 0 }), 'Visita cambiada al: martes, 1 de diciembre'],
    ['long waiting', waiting(lead, { ...again, businessHours: 1 }), 'Fotos nuevas: en la página'],
    ['photos', photosAdded(lead, { ...links, photos: [{}] }), 'Foto 1: no se pudo leer'],
    ['visit', visitForOffice(lead, { ...links, visit }), 'Visita: martes, 1 de diciembre'],
    [
      'hand-over',
      handOver({ ...links, handOvers, deskLink: '' }, firstSite),
      'nadie entrega la guardia a nadie',
    ],
    ['today', todayMail(today, firstSite), 'Calificación: después del 2026-12-31'],
  ])('have no English words: %s', (_what, { subject, text, html }, expected) => {
    expect(text).toContain(expected);
    // Names, addresses and the visitor's words stay as they are.
    const words = `${subject} ${text}`.replaceAll(/https?:\S+|First line\nsecond line/g, '');
    expect(words).not.toMatch(inEnglish);
    expect(html).toContain('<html lang="es"');
  });
});
