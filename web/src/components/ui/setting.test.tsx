import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/test-utils';
import { Setting } from './setting';

describe(Setting.name, () => {
  it.each([
    ['keeps what is typed when a later query fails', { enabled: true }, 1],
    ['has no form before the first answer', undefined, 0],
  ])('%s', (_, data, forms) => {
    const answer = { data, isLoading: false, isError: true, refetch: () => undefined };
    renderPart(
      <Setting title="Quiet hours" failed="They did not load" answer={answer}>
        <form aria-label="hours" />
      </Setting>,
    );

    expect(screen.getByRole('heading', { name: 'Quiet hours', level: 2 })).toBeVisible();
    expect(screen.getByText('They did not load')).toBeVisible();
    expect(screen.queryAllByRole('form')).toHaveLength(forms);
  });
});
