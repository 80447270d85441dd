import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { plantingCrew } from '../../../assets/drawings';
import { ShippedDrawing } from '../../../components/site/shipped-picture';
import { RecentWork } from '../../../features/projects/components/home-pictures';
import { SectionPictures } from '../../../features/projects/components/server-pictures';
import { everythingIsInView } from '../../../testing/everything-is-in-view';
import { aProject } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { openPage, renderPart } from '../../../testing/test-utils';
import type { Project } from '../../../types/api';

/** Answers with the pictures of the requested section, two per page. @returns the queries of the requests */
function answerWith(...projects: Project[]): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/api/projects', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const found = projects.filter(({ section }) => section === searchParams.get('section'));
      const start = Number(searchParams.get('cursor') ?? 0);
      const next = start + 2 < found.length ? String(start + 2) : null;
      return HttpResponse.json({ projects: found.slice(start, start + 2), nextCursor: next });
    }),
  );
  return asked;
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const ofAbout = (title: string) => aProject({ title, section: 'about' });

beforeEach(() => everythingIsInView());

describe('recent work', () => {
  it('shows featured projects, then those of the section home, six at most', async () => {
    const featured = [aProject({ title: 'Featured pond' })];
    const ofHome = [1, 2, 3, 4, 5, 6].map((number) =>
      aProject({ title: `Home ${number}x`, section: 'home' }),
    );
    server.use(http.get('*/api/projects/featured', () => HttpResponse.json({ projects: featured })));
    const asked = answerWith(aProject({ title: 'Elsewhere', section: 'about' }), ...ofHome);

    renderPart(<RecentWork />);

    expect(await screen.findByText('Home 5x')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Featured pond',
      'Home 1x',
      'Home 2x',
      'Home 3x',
      'Home 4x',
      'Home 5x',
    ]);
    expect(asked[0]).toBe('?section=home&limit=24');
  });
});

describe('a heading over pictures', () => {
  const drawings = [1, 2, 3].map((number) => <ShippedDrawing key={number} files={plantingCrew} />);

  it('says "Recent work" of work alone, which samples and drawings leave to it', async () => {
    const featured = [aProject({ title: 'Sample: red hibiscus' }), aProject({ title: 'Pond in Estero' })];
    server.use(http.get('*/api/projects/featured', () => HttpResponse.json({ projects: featured })));

    renderPart(<RecentWork>{drawings}</RecentWork>);

    expect(await heading('Recent work')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Pond in Estero']);
  });

  it('is "What we do" over the drawings while there are only samples', async () => {
    const featured = [aProject({ title: 'Sample: red hibiscus' })];
    server.use(http.get('*/api/projects/featured', () => HttpResponse.json({ projects: featured })));
    const asked = answerWith(aProject({ title: 'Sample: a lawn', section: 'home' }));

    renderPart(<RecentWork>{drawings}</RecentWork>);

    await waitFor(() => expect(asked).toHaveLength(1));
    expect(await heading('What we do')).toBeVisible();
    expect(screen.getAllByText('Drawing')).toHaveLength(3);
    expect(screen.queryByRole('heading', { name: 'Recent work' })).toBeNull();
  });

  it.each([
    ['From the field', ['Hedge in Naples', 'Sample: a hedge'], ['Hedge in Naples']],
    ['What we do', ['Sample: a hedge'], ['Drawing', 'Drawing', 'Drawing']],
    ['What we do', [], ['Drawing', 'Drawing', 'Drawing']],
  ])('is "%s" over a section with %j', async (title, titles, shown) => {
    const asked = answerWith(...titles.map(ofAbout));

    renderPart(
      <SectionPictures section="about" title="From the field">
        {drawings}
      </SectionPictures>,
    );

    await waitFor(() => expect(asked).toHaveLength(1));
    expect(await heading(title)).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(shown);
  });

  it('promises no work where drawings fill up a wall', async () => {
    answerWith(aProject({ title: 'Club entrance', section: 'hoa' }));

    openPage('/services/hoa-packages');

    expect(await screen.findByText('Club entrance')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'From the field' })).toBeNull();
  });
});

const heroPictures = () => [...document.querySelectorAll<HTMLImageElement>('[data-hero-pictures] img')];

describe("a service's own page", () => {
  it('shows the pictures of its category: one large, two small', async () => {
    const projects = ['One', 'Two', 'Three', 'Four'].map((title) => aProject({ title, altText: title }));
    const asked: string[] = [];
    server.use(
      http.get('*/api/projects/category/:category', ({ request, params }) => {
        const placement = new URL(request.url).searchParams.get('placement');
        asked.push(`${String(params['category'])} ${placement}`);
        return HttpResponse.json({ projects: placement === 'gallery' ? projects : [] });
      }),
    );

    openPage('/services/landscape-design');

    expect(await screen.findByRole('img', { name: 'Three' })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Four' })).toBeNull();
    expect(asked.toSorted()).toEqual(['landscape-design gallery', 'landscape-design hero']);
  });

  it('needs no more of them than path and title', async () => {
    const projects = ['One', 'Two', 'Three'].map((title) => ({ title, imageUrl: `/uploads/${title}.jpg` }));
    server.use(http.get('*/api/projects/category/:category', () => HttpResponse.json({ projects })));

    openPage('/services/grapple-truck');

    await waitFor(() => expect(heroPictures()).toHaveLength(3));
    expect(heroPictures()[0]).toHaveAttribute('src', '/uploads/One.jpg');
    expect((await screen.findAllByText('Three')).length).toBeGreaterThan(0);
  });

  it.each([
    ['landscape-design', 3],
    ['grapple-truck', 4],
    ['irrigation', 1],
  ])('shows the hero pictures of %s in its head: %s at most, the first as the banner', async (id, count) => {
    const heroes = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) =>
      aProject({ title, altText: title }),
    );
    server.use(
      http.get('*/api/projects/category/:category', ({ request }) =>
        HttpResponse.json({
          projects: new URL(request.url).searchParams.get('placement') === 'hero' ? heroes : [],
        }),
      ),
    );

    openPage(`/services/${id}`);

    await waitFor(() => expect(heroPictures()).toHaveLength(count));
    const pictures = heroPictures();
    expect(pictures.map(({ alt }) => alt)).toEqual(['', 'Two', 'Three', 'Four'].slice(0, count));
    expect(pictures[0]?.getAttribute('src')).toBe(heroes[0]?.imageUrl);
  });

  it('falls back on the shipped pictures when the server has none or does not answer', async () => {
    server.use(http.get('*/api/projects/category/:category', () => HttpResponse.json({}, { status: 500 })));

    openPage('/services/grapple-truck');

    await waitFor(() => expect(screen.getAllByText('Drawing')).toHaveLength(3));
  });
});

describe("a section's pictures", () => {
  it('stand before the shipped ones, which fill up the wall', async () => {
    answerWith(aProject({ title: 'Club entrance', section: 'hoa' }), aProject({ section: 'about' }));

    openPage('/services/hoa-packages');

    expect(await screen.findByText('Club entrance')).toBeVisible();
    expect(screen.getAllByText('Drawing')).toHaveLength(2);
  });

  it('leave out the heads of pages, and what the page shows already', async () => {
    answerWith(
      aProject({ title: 'A head', section: 'excavation', placement: 'hero' }),
      aProject({ title: 'Truck', section: 'excavation', category: 'grapple-truck' }),
      aProject({ title: 'Graded lot', section: 'excavation' }),
    );

    openPage('/services/grapple-truck');

    expect(await screen.findByText('Graded lot')).toBeVisible();
    expect(screen.queryByText('Truck')).toBeNull();
    expect(screen.queryByText('A head')).toBeNull();
  });

  it('are requested alone, however many others there are', async () => {
    const asked = answerWith(aProject({ title: 'Club entrance', section: 'hoa' }));

    openPage('/services/hoa-packages');

    expect(await screen.findByText('Club entrance')).toBeVisible();
    expect(asked).toEqual(['?section=hoa&limit=24']);
  });
});
