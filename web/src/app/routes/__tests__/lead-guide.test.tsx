import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aWholeLead } from '../../../testing/factories';
import { haveGuide } from '../../../testing/guide-entries';
import { server } from '../../../testing/mocks/server';
import { answerField, openLead } from '../../../testing/open-inbox';

const guide = () => within(screen.getByRole('region', { name: 'Insert from the guide' }));
const openGuide = () => userEvent.click(screen.getByRole('button', { name: 'Insert from the guide' }));

beforeEach(haveGuide);

describe('the guide on a lead’s page', () => {
  it('names the pages that the visitor came from, with links; one that is gone by its slug', async () => {
    await openLead(aWholeLead({ guide: ['cocoplum', 'withdrawn', 'sooty-mold'] }));

    const fact = (await screen.findByText('Came from')).parentElement;
    const links = await within(fact ?? document.body).findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Cocoplum', '/plants/cocoplum'],
      ['Sooty mold', '/plant-problems/sooty-mold'],
    ]);
    expect(fact).toHaveTextContent('withdrawn');
  });

  it('is not asked for, and not mentioned, where no page led to the lead', async () => {
    let isAsked = false;
    server.use(
      http.get('*/api/site', () => {
        isAsked = true;
        return HttpResponse.json({ guide: [] });
      }),
    );
    await openLead(aWholeLead());

    expect(screen.queryByText('Came from')).toBeNull();
    expect(isAsked).toBe(false);
  });

  it.each([
    ['Not sure', 'Podría tratarse de Icaco (no estamos seguros; otra foto ayudaría).'],
    ['Fairly sure', 'Estamos bastante seguros de que se trata de Icaco.'],
    ['Very sure', 'Estamos muy seguros de que se trata de Icaco.'],
  ])('puts an entry into the answer in the visitor’s language: %s', async (confidence, words) => {
    await openLead(aWholeLead({ language: 'es' }));
    await openGuide();
    await userEvent.type(guide().getByRole('searchbox', { name: 'Plant or problem' }), 'cocoplm');
    await userEvent.click(await guide().findByRole('radio', { name: /^Cocoplum/ }));
    await userEvent.selectOptions(guide().getByRole('combobox', { name: 'How sure we are' }), confidence);

    await userEvent.click(guide().getByRole('button', { name: 'Insert' }));

    expect(answerField()).toHaveValue(`${words} Aquí puede leer más: ${location.origin}/es/plants/cocoplum`);
    await waitFor(() => expect(answerField()).toHaveFocus());
    expect(screen.queryByRole('region', { name: 'Insert from the guide' })).toBeNull();
  });

  it('puts it where the cursor is, and leaves the rest to be edited', async () => {
    await openLead(aWholeLead({ language: 'en' }));
    await userEvent.type(answerField(), 'Hello Ana,Kind regards');
    answerField().setSelectionRange('Hello Ana,'.length, 'Hello Ana,'.length);
    await openGuide();
    await userEvent.click(await guide().findByRole('radio', { name: /^Sooty mold Problem/ }));

    await userEvent.click(guide().getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(answerField()).toHaveFocus());
    await userEvent.keyboard('!');

    const sentence = `We are fairly sure that this is Sooty mold. More about it: ${location.origin}/plant-problems/sooty-mold`;
    expect(answerField()).toHaveValue(`Hello Ana, ${sentence}! Kind regards`);
  });

  it('offers what the visitor came from first, guesses nothing, and says when there is no such entry', async () => {
    await openLead(aWholeLead({ guide: ['sooty-mold'] }));
    await openGuide();

    expect(guide().getByRole('button', { name: 'Insert' })).toBeDisabled();
    const radios = await guide().findAllByRole('radio');
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Sooty mold Problem',
      'Cocoplum Plant',
      'Ixora Plant',
    ]);
    await userEvent.type(guide().getByRole('searchbox'), 'zzz{Enter}');
    expect(await guide().findByText('The guide has no such entry.')).toBeVisible();
    expect(screen.queryByText('Please write an answer')).toBeNull();
    await userEvent.click(guide().getByRole('button', { name: 'Cancel' }));
    expect(answerField()).toHaveValue('');
  });

  it('says when it did not load, and tries again', async () => {
    server.use(http.get('*/api/site', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    await openLead(aWholeLead());
    await openGuide();

    await userEvent.click(await guide().findByRole('button', { name: 'Try again' }));

    expect(await guide().findByRole('radio', { name: /^Cocoplum/ })).toBeVisible();
  });
});
