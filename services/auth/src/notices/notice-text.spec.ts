import { firstSite } from '@sandhill/company/content/first-site.js';
import { noticeText } from './notice-text.js';

const happenedAt = new Date('2026-11-24T15:05:00Z');
const facts = { happenedAt, publicUrl: 'https://heron.test', site: firstSite };

describe('a notice about an account', () => {
  it('is in the language of the account', () => {
    const user = { username: 'marisol', language: 'es' } as const;

    const { subject, text, html } = noticeText('password_changed', { ...facts, user });

    expect(subject).toBe(`Se cambió su contraseña · ${firstSite.profile.name}`);
    expect(text).toContain(
      `Cuenta marisol en ${firstSite.profile.name}, martes, 24 de noviembre de 2026, 10:05 a. m. (hora del este).`,
    );
    expect(text).toContain('Abrir el área de administración: https://heron.test/admin');
    expect(html).toContain('lang="es"');
  });

  it('is in English for an account in English', () => {
    const user = { username: 'sam', language: 'en' } as const;

    const { text, html } = noticeText('password_changed', { ...facts, user });

    expect(text).toContain('The password of your account was changed.');
    expect(text).toContain(', Tuesday, November 24, 2026 at 10:05 AM (Eastern Time).');
    expect(html).toContain('lang="en"');
  });
});
