import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { preparePhoto } from '../../../components/forms/photos/prepare-photo';
import { phonePhotosContent } from '../../../content/phone-photos';
import { sendWithProgress } from '../../../lib/send-with-progress';
import { aFile } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { openPage } from '../../../testing/test-utils';

const words = phonePhotosContent.en;

describe('the page on which a phone hands over photos', () => {
  it('sends no more once the link has ended, and says it once', async () => {
    let sent = 0;
    server.use(
      http.post('*/api/photo-handovers/:token/opening', () => HttpResponse.json({})),
      http.post('*/api/photos', () => HttpResponse.json({})),
      http.post('*/api/photo-handovers/photos', () => {
        sent += 1;
        return sent === 1
          ? HttpResponse.json({}, { status: 201 })
          : HttpResponse.json({ error: 'no', code: 'link_ended' }, { status: 410 });
      }),
    );
    openPage('/p/some-token');

    const files = ['a', 'b', 'c', 'd'].map((name) => aFile(`${name}.jpg`));
    await userEvent.upload(await screen.findByLabelText(words.choose, { exact: false }), files);

    expect(await screen.findByText(words.faults.ended.title)).toBeVisible();
    // The other photos would be prepared and sent while these are.
    for (const file of [...files, ...files]) {
      await preparePhoto(file);
      await sendWithProgress({ url: '/photos', body: {} });
    }
    expect(sent).toBe(2);
  });
});
