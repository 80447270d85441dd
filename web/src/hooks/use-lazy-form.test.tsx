import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { useRef } from 'react';
import { PartFailed } from '../components/ui/part-failed';
import { LanguageContext } from '../lib/language-context';
import { renderPart } from '../testing/test-utils';
import { useLazyForm } from './use-lazy-form';

interface LiveProps {
  typed: Record<string, unknown>;
}

const Live = ({ typed }: LiveProps) => <p>alive with {String(typed['name'])}</p>;
const notice = 'A part of this page did not load';

type Load = () => Promise<ComponentType<LiveProps>>;

/** Code that arrives at the given try, counted from one. */
function codeArrivingAt(arrival: number) {
  const load = jest.fn<Load>(async () => {
    if (load.mock.calls.length < arrival) throw new TypeError('Failed to fetch dynamically imported module');
    return Live;
  });
  return load;
}

function LateForm({ load }: { load: Load }) {
  const form = useRef<HTMLFormElement>(null);
  const { Live: Alive, typed, holdSubmit, hasFailed } = useLazyForm({ name: 'test', form, load });
  if (Alive) return <Alive typed={typed ?? {}} />;
  return (
    <form ref={form} onSubmit={holdSubmit}>
      <input name="name" aria-label="Name" />
      <input type="checkbox" name="services" value="other" aria-label="Other" />
      <button type="submit">Send</button>
      {hasFailed && <PartFailed />}
    </form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a form whose code did not arrive', () => {
  it('is asked for again at the next touch, and hands over what was typed', async () => {
    renderPart(<LateForm load={codeArrivingAt(2)} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');

    await press('Send');

    expect(await screen.findByText('alive with Ana')).toBeVisible();
  });

  it('is asked for again when the browser is back online', async () => {
    renderPart(<LateForm load={codeArrivingAt(2)} />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));

    act(() => void globalThis.dispatchEvent(new Event('online')));

    expect(await screen.findByText(/^alive/)).toBeVisible();
  });

  it('says so when it fails again, with the telephone number and a way to load the page anew', async () => {
    renderPart(<LateForm load={codeArrivingAt(Number.POSITIVE_INFINITY)} />);

    await press('Send');
    await press('Send');

    expect(await screen.findByRole('alert')).toHaveTextContent(notice);
    expect(screen.getByRole('link', { name: '(239) 555-0142' })).toHaveAttribute('href', 'tel:+12395550142');
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  });

  it('says so in Spanish', async () => {
    renderPart(
      <LanguageContext value="es">
        <LateForm load={codeArrivingAt(Number.POSITIVE_INFINITY)} />
      </LanguageContext>,
    );

    await press('Send');
    await press('Send');

    expect(await screen.findByRole('alert')).toHaveTextContent('Una parte de esta página no se cargó');
    expect(screen.getByRole('button', { name: 'Volver a cargar la página' })).toBeVisible();
  });

  it('has what was typed after the page was loaded again', async () => {
    const { unmount } = renderPart(<LateForm load={codeArrivingAt(Number.POSITIVE_INFINITY)} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Other' }));
    await press('Send');
    await screen.findByRole('alert');
    globalThis.dispatchEvent(new Event('pagehide'));
    unmount();

    renderPart(<LateForm load={codeArrivingAt(Number.POSITIVE_INFINITY)} />);

    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
    expect(screen.getByRole('checkbox', { name: 'Other' })).toBeChecked();
  });
});
