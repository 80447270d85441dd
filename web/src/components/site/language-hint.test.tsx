import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberLanguage } from '../../lib/remembered-language';
import { openPage, renderPart } from '../../testing/test-utils';
import { LanguageHint } from './language-hint';

const question = '¿Prefiere español?';

const preferring = (language: string) =>
  jest.spyOn(globalThis.navigator, 'language', 'get').mockReturnValue(language);

describe('the language of a first visit', () => {
  it('is asked for where the browser prefers Spanish, and the page stays as it is', async () => {
    preferring('es-US');
    renderPart(<LanguageHint />);

    expect(screen.getByRole('link', { name: question })).toHaveAttribute('href', '/es');
    expect(localStorage.getItem('language')).toBeNull();
  });

  it('is not asked for again once it is closed or a language was chosen', async () => {
    preferring('es');
    renderPart(<LanguageHint />);
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));

    await waitFor(() => expect(screen.queryByRole('link', { name: question })).toBeNull());
    expect(localStorage.getItem('language')).toBe('en');
  });

  it.each([
    ['an English browser', 'en-US', null],
    ['a visitor who chose English', 'es-US', 'en' as const],
  ])('is not asked for with %s', (_, language, chosen) => {
    preferring(language);
    if (chosen) rememberLanguage(chosen);
    renderPart(<LanguageHint />);

    expect(screen.queryByText(question)).toBeNull();
  });

  it('can be switched in the header, which leads to the same page', async () => {
    openPage('/careers?from=mail');

    const header = await screen.findByRole('banner');

    for (const link of header.querySelectorAll('a[hreflang=es]'))
      await waitFor(() => expect(link).toHaveAttribute('href', '/es/careers?from=mail'));
    expect(header.querySelectorAll('a[hreflang=es]').length).toBeGreaterThan(0);
  });
});
