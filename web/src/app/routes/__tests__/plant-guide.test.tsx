import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openGuidePage } from '../../../testing/open-guide-page';
import { aPlant, testGuide } from '../../../testing/plant-guide';
import { openPage } from '../../../testing/test-utils';
import { notFoundContent } from '../../../content/not-found';
import { plantGuideContent } from '../../../content/plant-guide';
import { readGuideTrail } from '../../../lib/guide-trail';
import { profile } from '../../../lib/site';

const main = () => within(screen.getByRole('main'));
const cards = () => main().queryAllByRole('article');
const press = (name: string) => userEvent.click(main().getByRole('button', { name }));

afterEach(() => (globalThis.sandhillPage = undefined));

describe('the list of plants', () => {
  it('is searched while somebody types, and says how many there are', async () => {
    const { bar } = openGuidePage('/plants');
    const search = await screen.findByRole('searchbox', { name: 'Search by name' });
    expect(main().getByRole('status')).toHaveTextContent('3 plants');

    await userEvent.type(search, 'palma de bahia');

    await waitFor(() => expect(main().getByRole('status')).toHaveTextContent('1 plant'));
    expect(main().getByRole('link', { name: 'Bay palm' })).toHaveAttribute('href', '/plants/bay-palm');
    await waitFor(() => expect(bar.address).toBe('/plants?q=palma+de+bahia'));
  });

  it('keeps its filters in the address, and Back takes the last one back', async () => {
    const { bar, back } = openGuidePage('/plants');
    await screen.findByRole('searchbox');

    await press('Shrubs');
    await press('Native');

    expect(bar.address).toBe('/plants?group=shrub&native=true');
    expect(cards()).toHaveLength(0);
    expect(main().getByRole('button', { name: 'Native' })).toHaveAttribute('aria-pressed', 'true');
    await back();
    expect(bar.address).toBe('/plants?group=shrub');
    expect(cards()).toHaveLength(2);
  });

  it('shows what its address asks for', async () => {
    openGuidePage('/es/plants?group=palm&q=bahia&native=true');

    expect(await screen.findByRole('searchbox')).toHaveValue('bahia');
    expect(main().getByRole('status')).toHaveTextContent('1 planta');
    expect(main().getByRole('link', { name: 'Palma de bahía' })).toHaveAttribute(
      'href',
      '/es/plants/bay-palm',
    );
  });

  it('offers a question with photos where nothing fits, and all plants again', async () => {
    openGuidePage('/plants?q=tulip');
    await screen.findByText('No plant in our guide matches');

    expect(main().getByRole('link', { name: 'What is this plant?' })).toHaveAttribute(
      'href',
      '/contact?subject=Plant+question#message',
    );
    await press('Show all plants');
    expect(cards()).toHaveLength(3);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('a plant', () => {
  it('of one foot is not one feet high', () => {
    expect(plantGuideContent.es.height(1)).toBe('Hasta 1 pie (0.5 m)');
  });

  it('says what it is, needs and gets, in its language', async () => {
    openGuidePage('/es/plants/bay-palm');

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Palma de bahía');
    for (const text of [
      'Palma maris',
      'También se llama: Bay palm, palmito',
      'Un arbusto de flores rojas.',
      'Crece despacio.',
      'Se pone amarilla junto al concreto.',
      'Hasta 10 pies (3 m)',
      'Tolera bien la sal',
      'Nativa de Florida',
      'Riegue una vez por semana.',
    ])
      expect(main().getByText(text)).toBeVisible();
    expect(main().getByRole('heading', { name: 'De octubre a mayo' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Pencas con puntos' })).toHaveAttribute(
      'href',
      '/es/plant-problems/spotted-fronds',
    );
    expect(main().queryByText(/Venenosa/)).toBeNull();
    expect(document.title).toBe(`Palma de bahía, Palma maris | ${profile.name}`);
  });

  it('says that its picture is its group’s where it has none of its own', async () => {
    const { unmount } = openGuidePage('/plants/bay-palm');
    expect(await screen.findByText('General drawing: palms')).toBeVisible();
    unmount();

    openGuidePage('/plants/sea-ixora', { plants: [aPlant({ imageUrl: '/guide/ixora.svg' })], issues: [] });

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Sea ixora');
    expect(main().queryByText(/General drawing/)).toBeNull();
  });

  it('warns of poison', async () => {
    openGuidePage('/plants/night-fern-cycad');

    expect(await screen.findByText('Poisonous.')).toBeVisible();
  });

  it('leads to the quote form and to a message with a photo, and is remembered for both', async () => {
    openGuidePage('/plants/bay-palm');

    expect(await screen.findByRole('link', { name: 'Get a quote for it' })).toHaveAttribute(
      'href',
      '/services/landscape-design?guide=bay-palm#quote',
    );
    expect(main().getByRole('link', { name: 'Send us a photo' })).toHaveAttribute(
      'href',
      '/contact?subject=Plant+question&guide=bay-palm#message',
    );
    expect(readGuideTrail().map(({ slug }) => slug)).toEqual(['bay-palm']);
  });

  it('names its sources, and a reviewer only where somebody has reviewed it', async () => {
    const { unmount } = openGuidePage('/plants/bay-palm');
    expect(await screen.findByRole('link', { name: /Extension Service/ })).toHaveAttribute(
      'href',
      'https://extension.test/plants',
    );
    expect(screen.queryByText(/Reviewed by|not yet/)).toBeNull();
    unmount();

    openGuidePage('/plants/sea-ixora', { plants: [aPlant({ checkedBy: 'Ruth Perez' })], issues: [] });

    expect(await screen.findByText('Reviewed by: Ruth Perez', { exact: false })).toBeVisible();
  });

  it('is not there without its data', async () => {
    openPage('/plants/nothing');

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(notFoundContent.en.title);
  });
});

describe('a problem', () => {
  it('says how it looks, why, what to do and when, with links to plants and look-alikes', async () => {
    openGuidePage('/plant-problems/spotted-fronds');

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Spotted fronds');
    for (const text of [
      'The newest leaves turn yellow between green veins.',
      'Lime in the soil',
      'Test the soil',
      'Plant it away from walls',
      'November to January',
      'High: can kill the plant',
    ])
      expect(main().getByText(text)).toBeVisible();
    expect(main().getByRole('link', { name: 'Pale leaves' })).toHaveAttribute(
      'href',
      '/plant-problems/pale-leaves',
    );
    expect(main().getByRole('link', { name: 'Bay palm' })).toHaveAttribute('href', '/plants/bay-palm');
    expect(main().getByText(/takes a pesticide license/)).toBeVisible();
    expect(main().getByRole('link', { name: 'Get a quote' })).toHaveAttribute(
      'href',
      '/services/landscape-design?guide=spotted-fronds#quote',
    );
    expect(readGuideTrail().map(({ slug }) => slug)).toEqual(['spotted-fronds']);
  });

  it('says nothing of a license that it does not take', async () => {
    openGuidePage('/es/plant-problems/brown-patch');

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Mancha seca');
    expect(main().getByText('Todo el año')).toBeVisible();
    expect(main().queryByText(/licencia/)).toBeNull();
  });
});

describe('links to the guide', () => {
  it('load its documents, from menu and footer', async () => {
    openPage('/careers');
    const footer = within(screen.getByRole('contentinfo'));

    expect(footer.getByRole('link', { name: 'Plant guide' })).toHaveAttribute('href', '/plants');
    expect(footer.getByRole('link', { name: 'Plant problems' })).toHaveAttribute('href', '/plant-problems');
    await userEvent.click(screen.getByRole('button', { name: 'Services' }));
    expect(await screen.findByRole('menuitem', { name: 'Plant guide' })).toHaveAttribute('href', '/plants');
  });

  it.each(['landscape-design', 'maintenance', 'irrigation'])('stand on the page of %s', async (id) => {
    openPage(`/es/services/${id}`);

    expect(await main().findByRole('link', { name: 'Guía de plantas' })).toHaveAttribute(
      'href',
      '/es/plants',
    );
    expect(main().getByRole('link', { name: 'Problemas de plantas' })).toHaveAttribute(
      'href',
      '/es/plant-problems',
    );
  });

  it('list every problem by what it befalls, without the finder', async () => {
    openGuidePage('/plant-problems', { ...testGuide, plants: [] });

    const list = within((await screen.findByRole('heading', { name: 'All problems' })).parentElement!);
    expect(list.getByRole('heading', { name: 'Palms' })).toBeVisible();
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Brown patch',
      'Spotted fronds',
      'Pale leaves',
    ]);
  });
});
