import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../../testing/test-utils';
import { profile } from '../../../lib/site';

describe('the site', () => {
  it('opens a dropdown with the eight services and the plant guide, and closes it with Escape', async () => {
    openPage('/careers');
    const nav = screen.getByRole('navigation', { name: 'Main' });

    await userEvent.click(within(nav).getByRole('button', { name: 'Services' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(11);
    expect(within(menu).getByRole('menuitem', { name: 'Grapple Truck' })).toHaveAttribute(
      'href',
      '/services/grapple-truck',
    );
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('offers the three ways into the admin area', async () => {
    openPage('/careers');

    await userEvent.click(screen.getByRole('button', { name: 'Admin' }));
    const menu = await screen.findByRole('menu');

    expect(within(menu).getByRole('menuitem', { name: /Request Access/ })).toHaveAttribute(
      'href',
      'tel:+12395550142',
    );
    expect(within(menu).getByRole('menuitem', { name: /Email Request/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.*subject=.*body=/),
    );
    expect(within(menu).getByRole('menuitem', { name: /I Have Credentials/ })).toHaveAttribute(
      'href',
      '/admin?login=true',
    );
  });

  it('folds the navigation behind the Menu button', async () => {
    openPage('/careers');
    const button = screen.getByRole('button', { name: 'Menu' });

    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await userEvent.click(button);

    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  it('gives the focus back to the Menu button after Escape', async () => {
    openPage('/careers');
    const button = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    await userEvent.tab();
    expect(button).not.toHaveFocus();

    await userEvent.keyboard('{Escape}');

    expect(button).toHaveFocus();
  });

  it('closes the menu when the Tab key leads into the page below it, and leaves the focus there', async () => {
    openPage('/careers');
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    within(menu)
      .getByRole('link', { name: /on Instagram$/ })
      .focus();

    await userEvent.tab();

    await waitFor(() => expect(menu).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
  });

  it('shows licences, hours and social networks in the footer, in the language of the page', async () => {
    openPage('/es/careers');
    const footer = within(await screen.findByRole('contentinfo'));

    for (const { name, number } of profile.licenses)
      expect(footer.getByText(number).parentElement).toHaveTextContent(`${name.es} ${number}`);
    expect(await footer.findByText('8 a. m. a 4 p. m.')).toBeVisible();
    expect(footer.getByText('Con cita previa')).toBeVisible();
    for (const network of ['Facebook', 'Twitter', 'LinkedIn', 'Instagram'])
      expect(footer.getByRole('link', { name: `Sandhill Grounds en ${network}` })).toBeVisible();
  });

  it('opens and closes the help card', async () => {
    openPage('/careers');
    const [help] = screen.getAllByRole('button', { name: 'Help' });

    await userEvent.click(help ?? document.body);
    expect(await screen.findByRole('region', { name: 'How can we help?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close help' }));

    expect(screen.queryByRole('region', { name: 'How can we help?' })).toBeNull();
    expect(help).toHaveFocus();
  });

  it.each(['/nowhere', '/services/fishing'])('answers %s with the not-found page', async (address) => {
    openPage(address);

    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });

  it('speaks Spanish under /es, and remembers the choice', async () => {
    openPage('/careers?from=mail#apply');
    await screen.findByText('No openings today. Introduce yourself anyway.');
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Español' })).toHaveAttribute(
      'href',
      '/es/careers?from=mail#apply',
    );

    await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Español' }));

    expect(await screen.findByText('Hoy no hay vacantes. Escríbanos de todos modos.')).toBeVisible();
    expect(document.documentElement.lang).toBe('es');
    expect(localStorage.getItem('language')).toBe('es');
  });

  it('stays at the same place in the other language', async () => {
    const toTop = jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    const by = jest.spyOn(globalThis, 'scrollBy').mockImplementation(() => undefined);
    openPage('/careers#apply');
    await screen.findByText('No openings today. Introduce yourself anyway.');
    toTop.mockClear();
    const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Español' });
    // On the Spanish page, the texts above the link are 240 px taller.
    link.getBoundingClientRect = () => ({ top: link.getAttribute('aria-current') ? 840 : 600 }) as DOMRect;

    await userEvent.click(link);

    expect(await screen.findByText('Hoy no hay vacantes. Escríbanos de todos modos.')).toBeVisible();
    expect(by.mock.calls).toEqual([[{ top: 240, behavior: 'instant' }]]);
    expect(toTop).not.toHaveBeenCalled();
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Español' })).toHaveFocus();
    jest.restoreAllMocks();
  });

  it('has one admin area, whatever the language of the page that leads to it', async () => {
    openPage('/es/careers');
    await screen.findByText('Hoy no hay vacantes. Escríbanos de todos modos.');
    await userEvent.click(screen.getByRole('button', { name: 'Menú' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Admin' })[0] ?? document.body);
    await screen.findByRole('menu');

    const leading = [...document.querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((address) => address.includes('admin') && address.startsWith('/'));
    expect(new Set(leading)).toEqual(new Set(['/admin', '/admin?login=true']));
  });

  it('tells on About years, projects, values and areas, and leads to a free quote', async () => {
    openPage('/about');
    const main = within(screen.getByRole('main'));

    expect(await main.findByRole('link', { name: 'Get Free Quote' })).toHaveAttribute('href', '/contact');
    expect(main.getByRole('link', { name: '(239) 555-0142' })).toHaveAttribute('href', 'tel:+12395550142');
    for (const claim of ['20+', '500+']) expect(main.getByText(claim)).toBeVisible();
    for (const name of ['Excellence', 'Sustainability', 'Partnership', 'Reliability'])
      expect(main.getByRole('heading', { name })).toBeVisible();
    const areas = main.getByRole('heading', { name: 'Service areas' }).closest('section');
    expect(within(areas ?? document.body).getAllByRole('listitem')).toHaveLength(8);
  });

  it('narrows the services page by its hash, and goes back to all', async () => {
    openPage('/services#irrigation');

    expect(await screen.findByRole('heading', { level: 1, name: 'Irrigation' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Irrigation' })).toBeChecked();
    expect(screen.getByRole('heading', { name: /^Why Choose/ })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /Back to All Services/ }));

    expect(await screen.findByRole('heading', { name: 'Complete Property Services' })).toBeVisible();
  });

  it('shows the grid for an unknown hash', async () => {
    openPage('/services#fishing');

    expect(await screen.findByRole('heading', { name: 'Complete Property Services' })).toBeVisible();
  });
});
