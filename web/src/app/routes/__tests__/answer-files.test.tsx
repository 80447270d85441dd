import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aMessage, aWholeLead } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { answerField, openLead } from '../../../testing/open-inbox';
import { untilReleased } from '../../../testing/until-released';
import type { NewMessage } from '../../../types/api';

const aFile = (name: string, type: string) => new File(['x'], name, { type });

describe('the files of an answer', () => {
  it('are added before it is sent, can be removed, and stand below it afterwards', async () => {
    const added: unknown[] = [];
    const sent: NewMessage[] = [];
    const removed: unknown[] = [];
    server.use(
      http.delete('*/api/lead-attachments/:id', ({ params }) => {
        removed.push(params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
      http.post('*/api/lead-attachments/:id', async ({ request }) => {
        const { name } = (await request.json()) as { name: string };
        added.push(name);
        return HttpResponse.json({ id: `file-${added.length}`, name, type: 'application/pdf', size: 1 });
      }),
      http.post('*/api/leads/:id/messages', async ({ request }) => {
        sent.push((await request.json()) as NewMessage);
        return HttpResponse.json(aMessage(), { status: 201 });
      }),
    );
    await openLead(
      aWholeLead({
        messages: [
          aMessage({ attachments: [{ id: 'old', name: 'sketch.pdf', type: 'application/pdf', size: 1 }] }),
        ],
      }),
    );

    expect(screen.getByText('sketch.pdf')).toBeVisible();
    const input = screen.getByLabelText('Add images or PDFs', { selector: 'input' });
    await userEvent.upload(input, [aFile('plan.pdf', 'application/pdf'), aFile('b.pdf', 'application/pdf')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove b.pdf' }));
    await userEvent.type(answerField(), 'See the plan.');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));

    await waitFor(() => expect(sent).toMatchObject([{ text: 'See the plan.', attachments: ['file-1'] }]));
    await waitFor(() => expect(screen.queryByText('plan.pdf')).toBeNull());
    expect(removed).toEqual(['file-2']);
  });

  it('hold the answer back until all of them are added, and one that is removed meanwhile stays away', async () => {
    const sent: NewMessage[] = [];
    const { released, release } = untilReleased();
    server.use(
      http.delete('*/api/lead-attachments/:id', () => new HttpResponse(null, { status: 204 })),
      http.post('*/api/lead-attachments/:id', async ({ request }) => {
        const { name } = (await request.json()) as { name: string };
        if (name === 'slow.pdf') await released;
        return HttpResponse.json({ id: name, name, type: 'application/pdf', size: 1 });
      }),
      http.post('*/api/leads/:id/messages', async ({ request }) => {
        sent.push((await request.json()) as NewMessage);
        return HttpResponse.json(aMessage(), { status: 201 });
      }),
    );
    await openLead(aWholeLead());

    await userEvent.type(answerField(), 'See the plan.');
    const input = screen.getByLabelText('Add images or PDFs', { selector: 'input' });
    await userEvent.upload(
      input,
      ['old.pdf', 'slow.pdf'].map((name) => aFile(name, 'application/pdf')),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove old.pdf' }));
    expect(screen.getByRole('button', { name: 'Send answer' })).toBeDisabled();
    release();
    expect(await screen.findByText('slow.pdf')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));

    await waitFor(() => expect(sent).toMatchObject([{ attachments: ['slow.pdf'] }]));
  });

  it('stay for the next answer if they are added while one is sent', async () => {
    const { released, release } = untilReleased();
    server.use(
      http.post('*/api/lead-attachments/:id', async ({ request }) => {
        const { name } = (await request.json()) as { name: string };
        return HttpResponse.json({ id: name, name, type: 'application/pdf', size: 1 });
      }),
      http.post('*/api/leads/:id/messages', async () => {
        await released;
        return HttpResponse.json(aMessage(), { status: 201 });
      }),
    );
    await openLead(aWholeLead());
    const input = screen.getByLabelText('Add images or PDFs', { selector: 'input' });
    await userEvent.type(answerField(), 'See the plan.');
    await userEvent.upload(input, aFile('plan.pdf', 'application/pdf'));
    await userEvent.click(await screen.findByRole('button', { name: 'Send answer' }));

    await userEvent.upload(input, aFile('late.pdf', 'application/pdf'));
    expect(await screen.findByText('late.pdf')).toBeVisible();
    release();

    await waitFor(() => expect(screen.queryByText('plan.pdf')).toBeNull());
    expect(screen.getByText('late.pdf')).toBeVisible();
  });

  it('are ten, and one more is named', async () => {
    server.use(
      http.post('*/api/lead-attachments/:id', async ({ request }) => {
        const { name } = (await request.json()) as { name: string };
        return HttpResponse.json({ id: name, name, type: 'application/pdf', size: 1 });
      }),
    );
    await openLead(aWholeLead());

    const eleven = Array.from({ length: 11 }, (_, number) => aFile(`${number}.pdf`, 'application/pdf'));
    await userEvent.upload(screen.getByLabelText('Add images or PDFs', { selector: 'input' }), eleven);

    expect(await screen.findByText('10.pdf was not added')).toBeVisible();
    expect(await screen.findByText('9.pdf')).toBeVisible();
    expect(screen.queryByText('10.pdf')).toBeNull();
  });

  it('that are refused are named, and the answer stays', async () => {
    server.use(
      http.post('*/api/lead-attachments/:id', () =>
        HttpResponse.json(
          {
            error: 'x',
            code: 'validation_failed',
            fields: { attachments: { code: 'attachments_too_large', message: 'At most 10 MB' } },
          },
          { status: 400 },
        ),
      ),
    );
    await openLead(aWholeLead());

    await userEvent.upload(
      screen.getByLabelText('Add images or PDFs', { selector: 'input' }),
      aFile('huge.pdf', 'application/pdf'),
    );

    expect(await screen.findByText('huge.pdf was not added')).toBeVisible();
    expect(screen.getByText('Please send at most 10 MB per answer.')).toBeVisible();
  });
});
