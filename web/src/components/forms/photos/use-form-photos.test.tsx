import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFile } from '../../../testing/factories';
import { renderPart } from '../../../testing/test-utils';
import { useLeadForm } from '../use-lead-form';
import { useFormPhotos } from './use-form-photos';

/** The calls so far, in order. */
const done: string[] = [];

const code = {
  check: () => ({}),
  addPhotos: (_name: string, files: File[]) => async () => {
    await new Promise((resolve) => setTimeout(resolve));
    done.push('added');
    return files.length;
  },
  restorePhotos: () => async () => [],
  removePhoto: () => () => undefined,
};

const send = async () => {
  done.push('sent');
  return { receipt: null };
};

function Form({ load }: { load: () => Promise<typeof code> }) {
  const { formProps, need } = useLeadForm({ name: 'contact', load, send });
  const photos = useFormPhotos('contact', { load, need });
  const add = (files: FileList | null) => void photos.add([...(files ?? [])]);
  return (
    <form {...formProps}>
      <input type="file" aria-label="Photos" onChange={({ target }) => add(target.files)} />
      <button type="submit">{photos.isPreparing ? 'Wait' : 'Send'}</button>
    </form>
  );
}

describe(useFormPhotos, () => {
  it('sends a form with the photos that were chosen before its code was there', async () => {
    const arrivals: (() => void)[] = [];
    const load = () => new Promise<typeof code>((resolve) => arrivals.push(() => resolve(code)));
    renderPart(<Form load={load} />);

    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.upload(screen.getByLabelText('Photos'), aFile('front.jpg'));
    expect(screen.getByRole('button', { name: 'Wait' })).toBeVisible();
    for (const arrive of arrivals) arrive();

    await waitFor(() => expect(done).toEqual(['added', 'sent']));
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  });
});
