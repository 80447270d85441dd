import { screen } from '@testing-library/react';
import { aboutContent } from '../../../content/about';
import { contactPageContent } from '../../../content/contact-page';
import { profile } from '../../../lib/site';
import { openPage } from '../../../testing/test-utils';

const networks = { ...profile.socialMedia };
const owners = [...profile.owners];

afterEach(() => {
  Object.assign(profile.socialMedia, networks);
  profile.owners.splice(0, profile.owners.length, ...owners);
});

describe('pages of a firm', () => {
  it('name no networks where it has none', async () => {
    for (const network of Object.keys(networks)) delete profile.socialMedia[network as keyof typeof networks];

    openPage('/contact');

    expect(await screen.findByRole('heading', { name: 'Location' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Follow us' })).toBeNull();
  });

  it('have no empty list where a claim is not shown', async () => {
    const lists = [contactPageContent.en.rating, aboutContent.en.figures];
    const shown = lists.map((list) => list.splice(0));

    const contact = openPage('/contact');
    await screen.findByRole('heading', { name: 'Location' });
    const ofContact = contact.container.querySelectorAll('main ul:empty');
    contact.unmount();
    const about = openPage('/about');
    await screen.findByRole('heading', { name: 'Our story' });
    const ofAbout = about.container.querySelectorAll('main ul:empty');

    for (const [index, list] of lists.entries()) list.push(...(shown[index] ?? []));
    expect(ofContact).toHaveLength(0);
    expect(ofAbout).toHaveLength(0);
  });

  it.each([
    [1, '/about', /^Ruth Calloway runs the company\. On the team are /],
    [1, '/es/about', /^Ruth Calloway dirige la empresa\. En el equipo trabajan /],
    [2, '/about', /^Ruth Calloway and Miguel Calloway run the company\. Behind them work /],
    [2, '/es/about', /^Ruth Calloway y Miguel Calloway dirigen la empresa\. Con ellos trabajan /],
  ])('speak of %i owners on %s', async (count, path, sentence) => {
    profile.owners.splice(count);

    openPage(path);

    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
