import { firstSite } from '@sandhill/company/content/first-site.js';
import type { Lead } from '../../model/lead.entity.js';
import { waiting, type CustomerActions } from './waiting.js';

const lead = { reference: 'Q-7F3K2M', name: 'Ann', email: 'ann@visitor.test', message: 'The first question' };

const mailAbout = (news: CustomerActions) =>
  waiting(lead as Lead, {
    since: new Date('2026-11-20T15:00:00Z'),
    businessHours: 0,
    photosAdded: false,
    news,
    language: 'en',
    leadLink: 'https://a.test/admin/leads/Q-7F3K2M',
    site: firstSite,
  });

describe(waiting.name, () => {
  it('has what the customer wrote last instead of the first message', () => {
    const { text } = mailAbout({ words: 'Tuesday is fine.' });

    expect(text).toContain('Message:\nTuesday is fine.');
    expect(text).not.toContain('The first question');
  });

  it('names the time to which the customer moved the visit', () => {
    const movedTo = { date: '2026-12-01', starts: '09:00', ends: '11:00' };

    const { text } = mailAbout({ words: '', movedTo });
    expect(text).toContain('Visit moved to: Tuesday, December 1, 9am-11am\n');
    expect(text).not.toContain('The first question');
  });

  it('names the visit that the customer canceled', () => {
    const canceledAt = { date: '2026-12-01', starts: '09:00', ends: '11:00' };

    expect(mailAbout({ words: '', canceledAt }).text).toContain(
      'Visit canceled by the customer: Tuesday, December 1, 9am-11am\n',
    );
  });
});
