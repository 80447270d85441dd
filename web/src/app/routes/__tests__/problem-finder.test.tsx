import { finderFile } from '@sandhill/company/plant-guide/finder-file.js';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../testing/mocks/server';
import { testGuide } from '../../../testing/plant-guide';
import { openGuidePage } from '../../../testing/open-guide-page';
import { openPage } from '../../../testing/test-utils';

const button = (name: string) => screen.findByRole('button', { name });
const tap = async (name: string) => userEvent.click(await button(name));
const results = () => within(screen.getByRole('region', { name: /It may be|Puede ser/ }));
/** Returns the names of the suggested problems; undefined until the region is shown. */
const candidates = () => {
  const region = screen.queryByRole('region', { name: /It may be|Puede ser/ });
  return (
    region &&
    within(region)
      .queryAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
  );
};

/** Returns the field for the message on the contact page. */
const message = async () =>
  within(await screen.findByRole('region', { name: 'Send us a message' })).getByRole('textbox', {
    name: 'Message',
  });

afterEach(() => (globalThis.sandhillPage = undefined));

describe('the problem finder', () => {
  it('finds by three taps what it may be, and says why, how sure and how bad', async () => {
    const { bar } = openGuidePage('/plant-problems');
    await tap('Palm');
    expect(results().getByRole('status')).toHaveTextContent('Possible causes appear here');
    await tap('Oldest, lowest fronds');
    await tap('Orange or see-through spots on old fronds');

    await waitFor(() => expect(candidates()).toEqual(['Spotted fronds']));
    expect(results().getByRole('status')).toHaveTextContent('1 possible cause');
    expect(results().getByText(/^Why:/).parentElement).toHaveTextContent(
      'Orange or see-through spots on old fronds',
    );
    expect(results().getByText('High')).toBeVisible();
    expect(results().getByText('The signs fit, but other things look alike')).toBeVisible();
    expect(results().getByRole('link', { name: /Spotted fronds/ })).toHaveAttribute(
      'href',
      '/plant-problems/spotted-fronds',
    );
    expect(bar.address).toBe('/plant-problems?what=palm&part=old-fronds&sign=orange-spotted-fronds');
  });

  it('takes the last tap back with Back', async () => {
    const { back } = openGuidePage('/plant-problems?what=palm&part=old-fronds');
    await tap('Orange or see-through spots on old fronds');
    await waitFor(() => expect(candidates()).toEqual(['Spotted fronds']));

    await back();

    expect(candidates()).toEqual([]);
    expect(await button('Palm')).toHaveAttribute('aria-pressed', 'true');
  });

  it('reads words, in Spanish too, and keeps them in the address', async () => {
    const { bar } = openGuidePage('/es/plant-problems');

    await userEvent.type(
      await screen.findByRole('textbox', { name: 'O con sus palabras' }),
      'mancha amarilla',
    );

    await waitFor(() => expect(candidates()).toEqual(['Mancha seca']));
    await waitFor(() => expect(bar.address).toBe('/es/plant-problems?q=mancha+amarilla'));
  });

  it('shows what its address says, and begins again', async () => {
    const { bar } = openGuidePage('/plant-problems?q=spotted+fronds&what=palm');
    await waitFor(() => expect(candidates()).toEqual(['Spotted fronds']));
    expect(screen.getByRole('textbox', { name: 'Or in your own words' })).toHaveValue('spotted fronds');

    await tap('Start again');

    await waitFor(() => expect(candidates()).toEqual([]));
    expect(screen.getByRole('textbox', { name: 'Or in your own words' })).toHaveValue('');
    expect(bar.address).toBe('/plant-problems');
  });

  it('offers a question with photos where nothing fits', async () => {
    openGuidePage('/plant-problems?q=grand+piano');

    expect(await screen.findByText(/Nothing in our guide fits that/)).toBeVisible();
    expect(results().getByRole('link', { name: 'Send us a photo' })).toHaveAttribute(
      'href',
      '/contact?subject=Plant+question&seen=grand+piano#message',
    );
  });

  it('puts what was tapped and written into the message to the office, once', async () => {
    openGuidePage('/plant-problems?what=palm&part=old-fronds&sign=orange-spotted-fronds&q=since+May');
    await waitFor(() => expect(candidates()).toEqual(['Spotted fronds']));
    const to = results().getByRole('link', { name: 'Send us a photo' }).getAttribute('href') ?? '';
    cleanup();
    globalThis.sandhillPage = undefined;
    const seen = 'Palm; Orange or see-through spots on old fronds; since May';

    openPage(to);
    expect(await message()).toHaveValue(seen);
    cleanup();

    openPage(to);
    expect(await message()).toHaveValue(seen);
  });

  it('says that its file did not arrive, and asks for it again', async () => {
    openGuidePage('/plant-problems?q=spotted+fronds');
    server.use(http.get('*/site/*', () => HttpResponse.json({}, { status: 404 })));
    const again = await button('Try again');
    expect(screen.getByRole('alert')).toHaveTextContent('The finder could not be loaded');
    server.use(http.get('*/site/*', () => HttpResponse.json(finderFile(testGuide))));

    await userEvent.click(again);

    await waitFor(() => expect(candidates()).toEqual(['Spotted fronds']));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
