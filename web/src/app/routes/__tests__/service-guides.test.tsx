import { guides } from '@sandhill/company/guides/guides.js';
import { serviceIds } from '@sandhill/company/service-ids.js';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layouts } from '../../../components/site/service-guide/layouts';
import { openPage } from '../../../testing/test-utils';
import { questionsOn, serviceNames } from '../../../lib/site';

describe.each(serviceIds)('the page of %s', (id) => {
  const guide = guides[id];

  it.each([
    ['en', ''],
    ['es', '/es'],
  ] as const)(
    'says in %s how it goes, what it depends on, when, and what goes with it',
    async (language, prefix) => {
      openPage(`${prefix}/services/${id}`);
      await screen.findByRole('heading', { name: guide.seasonsTitle[language] });
      const main = within(screen.getByRole('main'));

      const texts = [
        ...guide.steps.flatMap(({ title, text }) => [title, text]),
        ...guide.factors,
        ...guide.seasons.flatMap(({ title, text }) => [title, text]),
        ...questionsOn(id).flatMap(({ question, answer }) => [question, answer]),
        ...(guide.checklist?.items ?? []),
      ];
      for (const text of texts) expect(main.getByText(text[language])).toBeInTheDocument();
      for (const related of guide.related)
        expect(main.getByRole('link', { name: serviceNames[related.id][language] })).toHaveAttribute(
          'href',
          `${prefix}/services/${related.id}`,
        );
      expect(main.getAllByRole('heading', { name: /What you get|Lo que recibe/ })).toHaveLength(1);
    },
  );
});

describe("the services' pages", () => {
  it('are put together differently, each with all its parts', () => {
    const orders = serviceIds.map((id) => JSON.stringify(layouts[id]));
    expect(new Set(orders).size).toBe(serviceIds.length);

    for (const id of serviceIds) {
      const blocks = layouts[id].flatMap((band) => band.blocks);
      const count = (...some: string[]) => blocks.filter((block) => some.includes(block)).length;
      expect([id, count('row', 'path'), count('months', 'year', 'notes')]).toEqual([id, 1, 1]);
      expect([id, count('factors'), count('questions'), count('related')]).toEqual([id, 1, 1, 1]);
      expect([id, count('pictures')]).toEqual([id, 1]);
      expect([id, count('checklist')]).toEqual([id, guides[id].checklist ? 1 : 0]);
    }
  });

  it('open an answer by its question', async () => {
    openPage('/services/irrigation');
    const question = await screen.findByText('Do I need a rain sensor?');
    const answer = screen.getByText(/^Florida law requires a working rain shut-off/);
    expect(answer).not.toBeVisible();

    await userEvent.click(question);

    expect(answer).toBeVisible();
  });
});
