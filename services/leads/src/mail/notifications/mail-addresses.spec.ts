import { firstSite } from '@sandhill/company/content/first-site.js';
import { LeadsConfig } from '../../config/leads.config.js';
import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import type { MailSettingName } from '../addresses/mail-setting-names.js';
import { MailAddresses } from './mail-addresses.js';

const { profile } = firstSite;

const addresses = (
  variables: Partial<LeadsConfig> = {},
  settings: Partial<Record<MailSettingName, string | null>> = {},
) =>
  new MailAddresses(
    Object.assign(new LeadsConfig(), variables),
    { current: firstSite, guide: [] },
    { of: (name) => settings[name] },
  );
const aQuote = (...services: QuoteServiceId[]) => ({ services });

describe(MailAddresses.name, () => {
  it("defaults to the company's addresses", () => {
    expect(addresses().ofRole('office')).toBe(profile.emails.office);
    expect(addresses().ofRole('general')).toBe(profile.emails.general);
    expect(addresses().sender).toEqual({ name: profile.name, address: `no-reply@${profile.domain}` });
  });

  it('reads the sender with and without a name', () => {
    expect(addresses({ MAIL_FROM: '"The Firm" <a@firm.test>' }).sender).toEqual({
      name: 'The Firm',
      address: 'a@firm.test',
    });
    expect(addresses({ MAIL_FROM: 'a@firm.test' })).toMatchObject({ domain: 'firm.test' });
  });

  it("sends from the site's domain in live mode", () => {
    const live = addresses({ SITE_MODE: 'live', PUBLIC_URL: 'https://www.firm.test' });

    expect(live.sender.address).toBe('no-reply@firm.test');
  });

  it('sends contact messages to the general address', () => {
    expect(addresses().officeRecipients({ services: null })).toEqual(['general']);
  });

  it('sends one mail per address, however many services are requested', () => {
    const routed = addresses({ MAIL_ROUTES: { irrigation: 'water@firm.test', lighting: 'Water@firm.test' } });

    expect(routed.officeRecipients(aQuote('irrigation', 'lighting'))).toHaveLength(1);
    expect(routed.officeRecipients(aQuote('irrigation', 'other', 'maintenance'))).toEqual([
      'irrigation',
      'office',
    ]);
    expect(routed.officeRecipients(aQuote('other'))).toEqual(['office']);
    expect(routed.officeRecipients(aQuote())).toEqual(['office']);
  });

  it('sends to the office if a route was removed', () => {
    expect(addresses({ OFFICE_EMAIL: 'office@firm.test' }).ofRole('irrigation')).toBe('office@firm.test');
  });

  it('follows what owners have set before the environment', () => {
    const variables = { OFFICE_EMAIL: 'office@firm.test', MAIL_ROUTES: { irrigation: 'water@firm.test' } };
    const set = addresses(variables, { office: 'ann@firm.test', lighting: 'lamp@firm.test' });

    expect(set.ofRole('office')).toBe('ann@firm.test');
    expect(set.officeRecipients(aQuote('irrigation', 'lighting', 'other'))).toEqual([
      'irrigation',
      'lighting',
      'office',
    ]);
    expect(set.ofRole('other')).toBe('ann@firm.test');
  });

  it('sends to the office where owners have taken a route away', () => {
    const variables = { OFFICE_EMAIL: 'office@firm.test', MAIL_ROUTES: { irrigation: 'water@firm.test' } };
    const removed = addresses(variables, { irrigation: null });

    expect(removed.officeRecipients(aQuote('irrigation'))).toEqual(['office']);
    expect(removed.ofRole('irrigation')).toBe('office@firm.test');
  });

  it('lets owners choose the name of the sender and where replies go', () => {
    const named = addresses(
      { MAIL_FROM: 'The Firm <a@firm.test>' },
      { sender_name: 'Ann', reply: 'b@firm.test' },
    );

    expect(named.sender).toEqual({ name: 'Ann', address: 'a@firm.test' });
    expect(named.replyAddress(aQuote('irrigation'))).toBe('b@firm.test');
    expect(named.company).toEqual({ name: 'Ann', address: 'b@firm.test' });
    expect(addresses({ GENERAL_EMAIL: 'hello@firm.test' }).company.address).toBe('hello@firm.test');
  });
});
