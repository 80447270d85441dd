import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../../testing/factories';
import { aContent, aDraft, haveSite, openWebsite } from '../../../testing/open-website';
import { button, field, press, write } from '../../../testing/website-actions';

const folded = (list: string) =>
  within(screen.getByRole('group', { name: list }))
    .getAllByRole('button', { expanded: false })
    .map(({ textContent }) => textContent);

describe('the forms of the website', () => {
  it('change the hours to the minute, and close a day with a name in both languages', async () => {
    const site = haveSite();
    await openWebsite('hours');

    const monday = within(await screen.findByRole('group', { name: 'Monday' }));
    fireEvent.change(monday.getByLabelText('Opens'), { target: { value: '07:30' } });
    await press('Tuesday to Friday same as Monday');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Saturday' }), 'Closed');
    await press('Add to Closed days');
    expect(screen.getByLabelText('Day')).toHaveFocus();
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-26' } });
    await write('Name (English)', 'Thanksgiving');
    await write('Name (Spanish)', 'Día de Acción de Gracias');

    await waitFor(() => expect(site.saved.at(-1)?.hours.closedDays).toHaveLength(1));
    await waitFor(() =>
      expect(site.saved.at(-1)?.hours).toMatchObject({
        week: { friday: { from: '07:30', to: '16:00' }, saturday: 'closed', sunday: 'closed' },
        closedDays: [{ date: '2026-11-26', name: { en: 'Thanksgiving', es: 'Día de Acción de Gracias' } }],
      }),
    );
    fireEvent.change(monday.getByLabelText('Closes'), { target: { value: '07:00' } });
    expect(await monday.findByText('Closing must be after opening')).toBeVisible();
  });

  it('put a list in another order by keyboard, and the focus goes along', async () => {
    const site = haveSite();
    await openWebsite('home');
    await screen.findByRole('group', { name: 'Testimonials' });
    const [first = '', second = '', third = ''] = folded('Testimonials');

    (await button(`Move ${first} down`)).focus();
    await userEvent.keyboard('{Enter}');
    expect(folded('Testimonials').slice(0, 3)).toEqual([second, first, third]);
    expect(screen.getByRole('button', { name: `Move ${first} down` })).toHaveFocus();
    expect(screen.getByText(`${first} is number 2 of 5.`)).toBeInTheDocument();
    await userEvent.keyboard(' ');

    expect(folded('Testimonials').slice(0, 3)).toEqual([second, third, first]);
    await waitFor(() => expect(site.saved.at(-1)?.testimonials[2]?.name).toBe(first));
    await userEvent.click(screen.getByRole('button', { name: `Remove ${second}` }));
    expect(screen.getByRole('button', { name: third, expanded: false })).toHaveFocus();
  });

  it('hold twelve testimonials and no thirteenth', async () => {
    const twelve = aContent((content) => {
      const [one] = content.testimonials;
      content.testimonials = Array.from({ length: 11 }, (_, index) => ({ ...one!, name: `Voice ${index}` }));
    });
    const site = haveSite(aDraft({ content: twelve }));
    await openWebsite('home');

    await press('Add to Testimonials');
    const name = screen.getAllByRole('textbox', { name: 'Name' }).at(-1);
    expect(name).toHaveFocus();
    fireEvent.change(name!, { target: { value: 'Voice 12' } });
    fireEvent.change(screen.getAllByRole('textbox', { name: 'Text (English)' }).at(-1)!, {
      target: { value: 'They came on time.' },
    });

    expect(screen.getByText('At most 12.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to Testimonials' })).toBeNull();
    await waitFor(() => expect(site.saved.at(-1)?.testimonials).toHaveLength(12));
  });

  it('take a community’s ZIP codes and let the lists follow its name', async () => {
    const site = haveSite();
    await openWebsite('areas');
    await userEvent.click((await screen.findAllByRole('button', { name: /^Naples/ }))[0]!);

    await write('Name', 'Old Naples');
    const codes = await write('ZIP codes', '34102, 3410');
    expect(await screen.findByText('A ZIP code has five digits')).toBeVisible();
    fireEvent.change(codes, { target: { value: '34102 34103' } });

    await waitFor(() => expect(site.saved.at(-1)?.areas[0]?.zips).toEqual(['34102', '34103']));
    expect(site.saved.at(-1)?.areas[0]?.name).toBe('Old Naples');
    expect(site.saved.at(-1)?.mainAreas).toContain('Old Naples');
    expect(site.saved.at(-1)?.mainAreas).not.toContain('Naples');
  });

  it('leave out characters that no one sees in a pasted text', async () => {
    const site = haveSite();
    await openWebsite('facts');

    await write('Phone', '\u202a(239)\t555-0177\u202c');

    await waitFor(() => expect(site.saved.at(-1)?.facts.phone).toBe('(239) 555-0177'));
  });

  it('say what a name in braces becomes, and which language is shown', async () => {
    const site = haveSite();
    await openWebsite('services');
    await press('Irrigation');
    const text = await write('Short description (English)', 'Saves {waterSaving}.');
    const spanish = await write('Short description (Spanish)', '');

    expect(text).toHaveAccessibleDescription('{waterSaving} is replaced by “up to 30%”.');
    expect(spanish).toHaveAccessibleDescription('If empty, the English text is shown.');
    await write('Short description (English)', 'Saves {water}.');
    await waitFor(() =>
      expect(text).toHaveAccessibleDescription(/This placeholder in braces { } does not exist/),
    );
    await waitFor(() => expect(site.saved.at(-1)?.services.irrigation.shortDescription.es).toBe(''));
  });

  it('are read-only for users, who are told why', async () => {
    const site = haveSite();
    await openWebsite('facts', aUser({ isAdmin: false, role: 'user' }));

    expect(await screen.findByText(/only administrators and owners can change it/)).toBeVisible();
    expect(await field('Name')).toHaveAttribute('readonly');
    for (const name of ['Publish', 'Discard', /^Add/, /^Remove/, /^Move/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(await screen.findByText(/^Version 1, published/)).toBeVisible();
    expect(site.draft.revision).toBe(aDraft().revision);
  });
});
