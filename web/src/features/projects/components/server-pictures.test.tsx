import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { everythingIsInView } from '../../../testing/everything-is-in-view';

jest.unstable_mockModule('./section-pictures', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { SectionPictures } = await import('./server-pictures');
const { renderPart } = await import('../../../testing/test-utils');

describe('pictures whose code did not arrive', () => {
  it('leave the shipped ones, and the page around them', async () => {
    everythingIsInView();
    const hush = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderPart(
      <>
        <p>The page</p>
        <SectionPictures section="hoa">
          <p>Shipped</p>
        </SectionPictures>
      </>,
    );

    // React reports the failure on the console after its last attempt.
    await waitFor(() => expect(hush).toHaveBeenCalled());

    expect(screen.getByText('Shipped')).toBeVisible();
    expect(screen.getByText('The page')).toBeVisible();
    hush.mockRestore();
  });
});
