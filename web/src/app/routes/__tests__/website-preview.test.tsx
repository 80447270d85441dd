import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../testing/mocks/server';
import { haveSite, openWebsite } from '../../../testing/open-website';
import { press, write } from '../../../testing/website-actions';

describe('the preview', () => {
  it('shows the page that the part changes, soon after a change, and other pages in both languages', async () => {
    const site = haveSite();
    await openWebsite('facts');
    await press('Show the preview');
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the page Contact');
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    expect(frame.srcdoc).toContain('/contact (239) 555-0142');

    await write('Phone', '(239) 555-0177');
    await waitFor(() => expect(frame.srcdoc).toContain('/contact (239) 555-0177'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Spanish');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'About');

    expect(await screen.findByTitle('Preview of the page About')).toBe(frame);
    expect(site.previews.at(-1)?.path).toBe('/es/about');
  });

  it('is as wide as a phone’s window until a desktop’s is chosen', async () => {
    haveSite();
    await openWebsite('facts');
    await press('Show the preview');
    const frame = await screen.findByTitle('Preview of the page Contact');
    const width = screen.getByRole('combobox', { name: 'Width' });
    expect(width).toHaveDisplayValue('Phone');
    expect(frame).toHaveStyle({ width: '390px' });

    await userEvent.selectOptions(width, 'Desktop');
    expect(frame).toHaveStyle({ width: '1280px' });
    await userEvent.selectOptions(width, 'Phone');

    expect(frame).toHaveStyle({ width: '390px' });
  });

  it('keeps its width when another part is opened', async () => {
    haveSite();
    await openWebsite('facts');
    await press('Show the preview');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Width' }), 'Desktop');

    await userEvent.click(screen.getByRole('link', { name: 'All parts' }));
    await userEvent.click(await screen.findByRole('link', { name: /^Home/ }));
    await press('Show the preview');

    expect(await screen.findByTitle('Preview of the page Home')).toHaveStyle({ width: '1280px' });
  });

  it('offers pages by the names that visitors read, none by its address', async () => {
    haveSite();
    await openWebsite('facts');
    await press('Show the preview');

    const choice = within(await screen.findByRole('combobox', { name: 'Page' }));
    const offered = choice.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered.filter((name) => name?.startsWith('/'))).toEqual([]);
    expect(new Set(offered).size).toBe(offered.length);
    expect(choice.getByRole('option', { name: 'Plant guide' })).toHaveValue('/plants');
  });

  it('keeps the last page while the next one cannot be made', async () => {
    haveSite();
    await openWebsite('facts');
    await press('Show the preview');
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the page Contact');
    server.use(http.post('*/api/site/preview', () => HttpResponse.json({ error: 'no' }, { status: 500 })));

    await write('Phone', '(239) 555-0177');

    expect(await screen.findByText('The preview did not load. Your text is kept.')).toBeVisible();
    expect(frame.srcdoc).toContain('(239) 555-0142');
    expect(screen.getByRole('region', { name: 'Draft' })).toBeVisible();
  });
});
