import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { rememberGuidePage } from '../../../lib/guide-trail';
import { aFile } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { openPage } from '../../../testing/test-utils';

const chooseLanguage = (language: string) =>
  userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: language }));

describe('the contact page', () => {
  it('begins with the quote form, then the message', async () => {
    openPage('/contact');

    await screen.findByRole('heading', { name: 'Request a quote' });
    const all = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    const headings = all.map((each) => each.textContent);

    expect(headings.slice(0, 2)).toEqual(['Request a quote', 'Send us a message']);
  });

  it('is reached from Careers at the message form, its subject filled in', async () => {
    const scrolledTo: string[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      scrolledTo.push(this.id);
    });
    openPage('/careers');

    await userEvent.click(await screen.findByRole('link', { name: 'Write to us about work' }));

    expect(await screen.findByRole('textbox', { name: /^Subject/ })).toHaveValue('Careers');
    await waitFor(() => expect(scrolledTo).toEqual(['message']));
    jest.restoreAllMocks();
  });

  it.each(['Careers', 'Plant question'])(
    'has the subject “%s” of a link in the language that is chosen, unless it was edited',
    async (english) => {
      openPage(`/contact?subject=${encodeURIComponent(english)}`);
      const subject = await screen.findByRole('textbox', { name: /^Subject/ });
      await waitFor(() => expect(subject).toHaveValue(english));
      await chooseLanguage('Español');
      await waitFor(() =>
        expect(subject).toHaveValue(english === 'Careers' ? 'Empleo' : 'Pregunta sobre una planta'),
      );
      await userEvent.type(subject, ' de jardinero');
      await chooseLanguage('English');

      expect(await screen.findByRole('textbox', { name: /^Subject/ })).toHaveValue(
        `${english === 'Careers' ? 'Empleo' : 'Pregunta sobre una planta'} de jardinero`,
      );
    },
  );

  it.each([
    [
      '/contact?subject=Plant%20question&guide=cocoplum',
      'Subject',
      'Plant question',
      'Choose or take photos',
    ],
    ['/es/contact?subject=Plant%20question', 'Asunto', 'Pregunta sobre una planta', 'Elegir o tomar fotos'],
  ])(
    'at %s has the subject of a plant question, and the place for photos open',
    async (address, ...found) => {
      const [label, subject, photos] = found;
      openPage(address);

      expect(await screen.findByRole('textbox', { name: RegExp(`^${label}`) })).toHaveValue(subject);
      const place = await screen.findByLabelText(photos ?? '');
      await userEvent.upload(place, aFile('leaf.jpg'));

      expect(await screen.findByRole('img', { name: 'leaf.jpg' })).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it.each([
    ['the message', '*/api/contact', 'Send message'],
    ['the quote', '*/api/quotes', 'Request my quote'],
  ])('says with %s which pages of the guide led to it, the one of its address first', async (...names) => {
    const [, url, button] = names;
    const sent: { guide?: string[] }[] = [];
    server.use(
      http.post(url, async ({ request }) => {
        sent.push((await request.json()) as { guide?: string[] });
        return HttpResponse.json({ id: '1', reference: 'L-7' }, { status: 201 });
      }),
    );
    rememberGuidePage('ixora');
    openPage('/contact?guide=cocoplum');
    const form = within(
      (await screen.findByRole('button', { name: button })).closest('form') ?? document.body,
    );
    const fields = ['Full name', 'Email', 'Phone', 'Property address', 'Subject', 'Message'];
    const texts = [
      'Ana Ruiz',
      'ana@home.example',
      '(239) 555-0123',
      '12 Palm Way, Naples',
      'Palms',
      'Do you move palms?',
    ];
    for (const [index, field] of fields.entries()) {
      const box = form.queryByRole('textbox', { name: RegExp(`^${field}`) });
      if (box) await userEvent.type(box, texts[index] ?? '');
    }
    const service = form.queryByRole('checkbox', { name: 'Irrigation' });
    if (service) await userEvent.click(service);

    await userEvent.click(form.getByRole('button', { name: button }));

    expect(await screen.findByText('L-7')).toBeVisible();
    expect(sent[0]?.guide).toEqual(['cocoplum', 'ixora']);
  });

  it.each(['/services/irrigation', '/services#irrigation'])(
    'has the service ticked for someone who comes from %s by any link to a quote',
    async (address) => {
      openPage(address);
      const links = (await screen.findAllByRole('link', { name: /^(Get a Quote|Request Quote)$/ })).filter(
        (link) => link.getAttribute('href')?.startsWith('/contact'),
      );
      expect(links.length).toBeGreaterThanOrEqual(3);
      for (const link of links) expect(link).toHaveAttribute('href', '/contact?service=irrigation');

      await userEvent.click(links.at(-1) ?? document.body);

      await screen.findByRole('heading', { name: 'Request a quote' });
      await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Irrigation' })).toBeChecked());
      expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    },
  );

  it('says in both forms the plant of a link to them, in the page’s language', async () => {
    rememberGuidePage('cocoplum', { en: 'Cocoplum', es: 'Icaco' });
    openPage('/es/contact?guide=cocoplum');

    await waitFor(() => expect(screen.getAllByText('Icaco')).toHaveLength(2));
  });

  it('names the plant by its address where the page of the plant was not opened', async () => {
    openPage('/contact?guide=royal-palm');

    await waitFor(() => expect(screen.getAllByText('royal palm')).toHaveLength(2));
  });

  it.each([
    ['/contact', false],
    ['/contact#message', true],
    ['/contact?subject=Plant%20question', true],
  ])('has the message form folded on a phone unless the address asks for it: %s', async (path, isOpen) => {
    openPage(path);

    await screen.findByRole('heading', { name: 'Request a quote' });
    const fold = document.querySelector('#message details');
    await waitFor(() => expect(fold).toHaveProperty('open', isOpen));
  });

  it('shows hours, three mail addresses and three social networks', async () => {
    openPage('/contact');

    await screen.findByRole('heading', { name: 'Request a quote' });
    const main = within(screen.getByRole('main'));
    expect(main.getByText('8am-4pm')).toBeVisible();
    expect(main.getByText('By appointment')).toBeVisible();
    expect(main.getAllByRole('link', { name: /@sandhillgrounds\.example/ }).length).toBeGreaterThanOrEqual(3);
    expect(screen.getByRole('link', { name: 'Sandhill Grounds on Pinterest' })).toBeVisible();
  });
});

describe('the contact page', () => {
  it('checks an address, and carries it into the quote form', async () => {
    openPage('/contact');
    await userEvent.type(await screen.findByLabelText('Check Your Address'), '34102');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use this address for a quote' }));

    expect(await screen.findByRole('textbox', { name: /Property address/ })).toHaveValue('34102');
  });
});
