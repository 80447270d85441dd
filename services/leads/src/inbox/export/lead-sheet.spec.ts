import { firstSite } from '@sandhill/company/content/first-site.js';
import type { GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';
import type { LeadRecord } from '../inbox.repository.js';
import { sheetHeader, sheetRow } from './lead-sheet.js';
import { sheetTime } from './office-clock.js';

const lead: LeadRecord = {
  lead: {
    kind: 'quote',
    subject: null,
    isProof: false,
    waitingSince: null,
    unclaimedSince: null,
    id: '019aa000-0000-7000-8000-000000000001',
    reference: 'Q-7F3K2M',
    name: 'Ann Palmer',
    email: 'ann@visitor.test',
    phone: '+1 239 555 0101',
    status: 'new',
    language: 'es',
    services: ['irrigation', 'lighting'],
    areaMatch: 'served',
    areaName: 'Naples',
    createdAt: new Date('2026-11-21T13:05:12Z'),
    deletedAt: null,
    address: '12 Gulf Shore Blvd, Naples',
    message: 'Dry.\nVery dry.',
    page: '/es/quote',
    guide: ['cocoplum', 'withdrawn', 'sooty-mold'],
    photosNotKept: 0,
    source: 'site',
    doorId: null,
    doorName: null,
    externalId: null,
    firstPage: '/services',
    referrerHost: 'search.example',
    utm: { campaign: 'fall' },
    heardFrom: 'A neighbor',
    phoneE164: '+12395550101',
    ownerId: '019aa000-0000-7000-8000-0000000000bb',
    followUpOn: '2026-11-24',
    claimedAt: new Date('2026-11-21T13:20:00Z'),
    claimedVia: 'page',
    claimedBy: 'ruth',
    answeredAt: new Date('2026-11-21T14:00:00Z'),
    quotedCents: 123_450,
    jobCents: null,
    lostReason: null,
    pageGeneration: 0,
    urgency: null,
    urgentSince: null,
    urgentTakenAt: null,
    givenBackAt: null,
    photosAddedAt: null,
    textConsentAt: null,
    textConsentWords: null,
  },
  owner: {
    id: '019aa000-0000-7000-8000-0000000000bb',
    username: 'ruth',
    email: null,
    firstName: null,
    role: 'user',
    language: 'en',
    isActive: true,
  },
  photoCount: 2,
  mailStatuses: ['sent'],
};

const guide: GuideEntryName[] = [
  { kind: 'issue', slug: 'sooty-mold', name: { en: 'Sooty mold', es: 'Fumagina' }, words: [] },
  { kind: 'plant', slug: 'cocoplum', name: { en: 'Cocoplum', es: 'Icaco' }, words: [] },
];

describe(sheetRow.name, () => {
  it('has a cell for every column', () => {
    expect(sheetHeader).toBe(
      'Reference,Received (New York),Kind,Status,Name,E-mail,Phone,Address,Area,Area match,' +
        'Services,Subject,Message,Language,Page,Source,Owner,Follow-up,Claimed (New York),Answered (New York),' +
        'Quoted ($),Job ($),Lost because,First page,Referrer,Campaign,Heard of us,Came from,Photos,Mail\r\n',
    );
    expect(sheetRow(lead, { current: firstSite, guide })).toBe(
      "Q-7F3K2M,2026-11-21 08:05:12,quote,new,Ann Palmer,ann@visitor.test,'+1 239 555 0101," +
        '"12 Gulf Shore Blvd, Naples",Naples,served,Irrigation; Landscape Lighting,,' +
        '"Dry.\nVery dry.",es,/es/quote,site,ruth,2026-11-24,2026-11-21 08:20:00,2026-11-21 09:00:00,' +
        '1234.50,,,/services,search.example,fall,A neighbor,Cocoplum; Sooty mold,2,sent\r\n',
    );
  });

  it('uses New York time, including daylight saving time', () => {
    expect(sheetTime(new Date('2026-03-08T06:59:59Z'))).toBe('2026-03-08 01:59:59');
    expect(sheetTime(new Date('2026-03-08T07:00:00Z'))).toBe('2026-03-08 03:00:00');
    expect(sheetTime(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01 00:00:00');
  });
});
