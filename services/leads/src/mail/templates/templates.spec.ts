import { firstSite } from '@sandhill/company/content/first-site.js';
import type { Lead } from '../../model/lead.entity.js';
import { contactForOffice } from './contact-for-office.js';
import { oneLine } from '@sandhill/platform/mail/mail-text.js';
import { subjectOf, telLink } from './mail.js';
import { quoteForOffice } from './quote-for-office.js';
import { givenBack } from './unclaimed-lead.js';
import { reminder } from './reminder.js';
import { spamDigest } from './spam-digest.js';
import { waiting } from './waiting.js';

const quote = {
  reference: 'Q-7F3K2M',
  name: 'Ann <Palmer>',
  email: 'ann+lawn@visitor.test',
  phone: '(239) 555-0101',
  address: '12 Gulf Shore Blvd & 14, Naples, FL 34103',
  services: ['irrigation', 'other'],
  message: 'First line\n"second" line',
  language: 'es',
  page: '/es/contact',
  areaMatch: 'served',
  areaName: 'The Moorings',
  createdAt: new Date('2026-11-21T17:05:00Z'),
  textConsentAt: new Date('2026-11-21T17:05:00Z'),
  firstPage: '/es/services/irrigation',
  referrerHost: 'search.test',
  utm: { campaign: 'spring', source: 'ads' },
  heardFrom: 'A neighbor\nof ours',
  doorName: 'Angi',
} as unknown as Lead;

const contact = {
  reference: 'C-7F3K2M',
  name: 'Ben',
  email: 'ben@visitor.test',
  phone: null,
  subject: 'Palms\r\nBcc: x@y.test',
  message: 'Do you plant palms?',
  language: 'en',
  page: null,
  createdAt: new Date('2026-07-01T03:00:00Z'),
} as Lead;

describe(oneLine.name, () => {
  it.each([
    ['a\r\nBcc: b', 'a Bcc: b'],
    [' a\u0000\u2028b\u202e ', 'a b'],
    ['Niño 🌴', 'Niño 🌴'],
  ])('turns %j into %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});

describe(subjectOf.name, () => {
  it('leaves out empty parts and cuts long subjects', () => {
    expect(subjectOf('Q-1', null, ' ', 'Irrigation')).toBe('Q-1 · Irrigation');
    expect(Array.from(subjectOf('🌴'.repeat(500)))).toHaveLength(200);
  });
});

describe(telLink.name, () => {
  it.each([
    ['(239) 555-0101', 'tel:2395550101'],
    ['+1 239 555 0101', 'tel:+12395550101'],
    ['call me, maybe', undefined],
  ])('turns %s into %s', (phone, link) => {
    expect(telLink(phone)).toBe(link);
  });
});

const leadLink = 'https://a.test/admin/leads/Q-7F3K2M';
const about = { photos: [], cameFrom: [], site: firstSite };
const cameFrom = [
  { name: 'Ixora', href: 'https://a.test/plants/ixora' },
  { name: 'Sooty mold', href: 'https://a.test/plant-problems/sooty-mold' },
];

describe(quoteForOffice.name, () => {
  const { subject, text, html } = quoteForOffice(quote, {
    photos: [
      { link: 'https://a.test/p?token=1&x=2', contentId: 'one@photos' },
      { link: 'https://a.test/p?token=2' },
      {},
    ],
    cameFrom: [],
    leadLink,
    haveItLink: 'https://a.test/have-it/token',
    site: firstSite,
  });

  it('puts reference, place and services into the subject', () => {
    expect(subject).toBe('Q-7F3K2M · The Moorings · Irrigation, Other');
  });

  it('has every fact in the plain text', () => {
    expect(text).toContain('I have it: https://a.test/have-it/token');
    expect(text).toContain('Name: Ann <Palmer>');
    expect(text).toContain('Email: ann+lawn@visitor.test');
    expect(text).toContain('Area: The Moorings (in our area)');
    expect(text).toContain('Language: Spanish');
    expect(text).toContain('Received: Saturday, November 21, 2026 at 12:05 PM');
    expect(text).toContain('Page: /es/contact');
    expect(text).toContain('Text messages: allowed about this request');
    expect(text).toContain('Source: Angi');
    expect(text).toContain('First page: /es/services/irrigation');
    expect(text).toContain('Website that linked to us: search.test');
    expect(text).toContain('Campaign: ads · spring');
    expect(text).toContain('Heard about us: A neighbor of ours');
    expect(text).toContain('First line\n"second" line');
    expect(text).toContain('Photo 2: https://a.test/p?token=2');
    expect(text).toContain('Photo 3: could not be read; ask for it again');
  });

  it("escapes the visitor's text and links phone, mail and photos", () => {
    expect(html).toContain('Ann &lt;Palmer&gt;');
    expect(html).toContain('12 Gulf Shore Blvd &amp; 14');
    expect(html).toContain('href="tel:2395550101"');
    expect(html).toContain('href="mailto:ann%2Blawn%40visitor.test"');
    expect(html).toContain('<a href="https://a.test/p?token=1&amp;x=2"><img src="cid:one@photos"');
    expect(html).toContain('>Photo 2</a>');
    expect(html).toContain('Photo 3: could not be read; ask for it again');
  });

  it('offers to call, to write, to open the lead and the map, as links and as text', () => {
    const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(
      ([, href, label]) => `${label}: ${href}`,
    );
    expect(links).toEqual(
      expect.arrayContaining([
        'Call Ann &lt;Palmer&gt;: tel:2395550101',
        'I have it: https://a.test/have-it/token',
        'Write to Ann &lt;Palmer&gt;: mailto:ann%2Blawn%40visitor.test',
        `Open the lead: ${leadLink}`,
        '12 Gulf Shore Blvd &amp; 14, Naples, FL 34103: https://www.google.com/maps/search/?api=1&amp;query=12%20Gulf%20Shore%20Blvd%20%26%2014%2C%20Naples%2C%20FL%2034103',
      ]),
    );
    expect(text).toContain('Call Ann <Palmer>: tel:2395550101');
    expect(text).toContain(`Open the lead: ${leadLink}`);
  });

  it("carries its only picture, the firm's mark, with it", () => {
    const { html } = quoteForOffice(quote, { ...about, leadLink });

    expect([...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source)).toEqual(['cid:mark@sender']);
    expect(html).not.toContain('url(');
  });

  it('says in the subject that the area is unknown', () => {
    const { subject } = quoteForOffice({ ...quote, areaName: null, areaMatch: 'unknown' } as Lead, {
      ...about,
      leadLink,
    });

    expect(subject).toBe('Q-7F3K2M · not recognized · Irrigation, Other');
  });

  it('names the page of the guide that led to the form in the subject, and links to it', () => {
    const { subject, text, html } = quoteForOffice(quote, { ...about, cameFrom, leadLink });

    expect(subject).toBe('Q-7F3K2M · The Moorings · Ixora · Irrigation, Other');
    expect(text).toContain('Came from: Ixora, Sooty mold');
    expect(html).toContain('href="https://a.test/plants/ixora"');
  });
});

describe(contactForOffice.name, () => {
  const { subject, text } = contactForOffice(contact, {
    ...about,
    leadLink: 'https://a.test/admin/leads/C-7F3K2M',
  });

  it('cuts no emoji of its preview in two', () => {
    const message = `${'a'.repeat(139)}🌴 please`;
    const { html } = contactForOffice({ ...contact, message }, { ...about, leadLink: 'https://a.test/' });

    expect(html.isWellFormed()).toBe(true);
  });

  it('has a one-line subject', () => {
    expect(subject).toBe('C-7F3K2M · Message · Palms Bcc: x@y.test');
  });

  it('offers to write first if there is no phone number', () => {
    expect(text).toMatch(/^Message C-7F3K2M\n\nWrite to Ben: mailto:ben%40visitor.test\nOpen the lead: /);
  });

  it('names the page of the guide before a long subject, has its photos, and says which were not kept', () => {
    const { subject, text } = contactForOffice(
      { ...contact, subject: 'Palm '.repeat(50), photosNotKept: 1 },
      {
        ...about,
        cameFrom,
        photos: [{ link: 'https://a.test/p?token=1' }],
        leadLink,
      },
    );

    expect(subject).toMatch(/^C-7F3K2M · Message · Ixora · Palm Palm/);
    expect(text).toContain('Came from: Ixora, Sooty mold');
    expect(text).toContain('Photo 1: https://a.test/p?token=1');
    expect(text).toContain('Photos: 1 photo could not be kept');
  });

  it('leaves out empty fields', () => {
    expect(text).not.toContain('Phone');
    expect(text).not.toContain('Came from');
    expect(text).not.toContain('Text messages');
    expect(text).not.toMatch(/null|undefined/);
    expect(text).toContain('Received: Tuesday, June 30, 2026 at 11:00 PM');
  });
});

describe('mails about leads that wait', () => {
  const since = new Date('2026-11-20T15:00:00Z');
  const links = { leadLink: 'https://a.test/admin/leads/Q-7F3K2M', language: 'en', site: firstSite } as const;

  it.each([
    ['Still waiting after 8 office hours', reminder(quote, { ...links, businessHours: 8.1 })],
    [
      'Waiting for us for 4 office hours',
      waiting(quote, { ...links, since, businessHours: 4.1, photosAdded: false, news: { words: '' } }),
    ],
    ['Unclaimed again: not answered in 8 office hours', givenBack(quote, links)],
  ])('count office hours, as the admin area calls them: %s', (subject, mail) => {
    expect(mail.subject).toBe(`Q-7F3K2M · ${subject}`);
    expect(mail.text).not.toContain('business hours');
  });
});

describe(spamDigest.name, () => {
  it('lists references and times only', () => {
    const suspects = ['C-1', 'Q-2'].map((reference) => ({ reference, createdAt: quote.createdAt }));

    const { subject, text } = spamDigest(
      { listed: suspects, count: 2 },
      'https://a.test/admin/leads?status=spam',
      firstSite,
    );

    expect(subject).toBe('2 leads were marked as suspected spam');
    expect(text).toContain('C-1, Saturday, November 21, 2026 at 12:05 PM\nQ-2,');
    expect(text).toContain('https://a.test/admin/leads?status=spam');
    expect(text).not.toContain('more');
  });

  it('counts all suspects, not just the listed ones', () => {
    const listed = [{ reference: 'C-1', createdAt: quote.createdAt }];

    const { subject, text, html } = spamDigest(
      { listed, count: 231 },
      'https://a.test/admin/leads?status=spam',
      firstSite,
    );

    expect(subject).toBe('231 leads were marked as suspected spam');
    expect(text).toContain('12:05 PM\nand 230 more\n');
    expect(html).toContain('<br>and 230 more<');
  });
});
