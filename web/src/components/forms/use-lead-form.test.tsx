import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageContext } from '../../lib/language-context';
import { renderPart } from '../../testing/test-utils';
import { PartFailed } from '../ui/part-failed';
import { useLeadForm } from './use-lead-form';

type Load = () => Promise<{ check: () => Record<string, string> }>;

/** Returns a loader that fails until the given attempt, counted from one. */
function codeArrivingAt(arrival: number) {
  const load = jest.fn<Load>(async () => {
    if (load.mock.calls.length < arrival) throw new TypeError('Failed to fetch dynamically imported module');
    return { check: () => ({}) };
  });
  return load;
}

const send = jest.fn(async () => ({ receipt: null }));

function Form({ load, typed }: { load: Load; typed?: string }) {
  const { formProps, isLoading, hasFailed } = useLeadForm({ name: 'contact', load, send });
  return (
    <form {...formProps}>
      <input name="name" aria-label="Name" defaultValue={typed} />
      <input name="email" aria-label="Email" />
      <button type="submit" aria-busy={isLoading}>
        Send
      </button>
      {hasFailed && <PartFailed />}
    </form>
  );
}

const button = () => screen.getByRole('button', { name: 'Send' });

/** Simulates that the browser moves the page to the back/forward cache, and later shows it again. */
function leaveAndComeBack(elsewhere?: () => void): void {
  fireEvent(window, new Event('pagehide'));
  elsewhere?.();
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
}

describe(useLeadForm.name, () => {
  beforeEach(() => send.mockClear());

  it('submits once the code is there, and shows that it waits until then', async () => {
    const arrivals: (() => void)[] = [];
    const load: Load = () =>
      new Promise((resolve) => {
        arrivals.push(() => resolve({ check: () => ({}) }));
      });
    renderPart(<Form load={load} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');

    await userEvent.click(button());
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    for (const arrive of arrivals) arrive();

    expect(await screen.findByRole('button', { name: 'Send', busy: false })).toBeVisible();
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]).toEqual([{ name: 'Ana', email: '' }, expect.anything()]);
  });

  it('reports code that did not arrive, with the phone number and a way to reload, and asks again at the next submit', async () => {
    renderPart(<Form load={codeArrivingAt(3)} />);

    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('A part of this page did not load');
    expect(screen.getByRole('link', { name: '(239) 555-0142' })).toHaveAttribute('href', 'tel:+12395550142');
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await userEvent.click(button());
    await userEvent.click(button());

    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('reports it in Spanish', async () => {
    renderPart(
      <LanguageContext value="es">
        <Form load={codeArrivingAt(Number.POSITIVE_INFINITY)} />
      </LanguageContext>,
    );

    await userEvent.click(button());

    expect(await screen.findByRole('alert')).toHaveTextContent('Una parte de esta página no se cargó');
    expect(screen.getByRole('button', { name: 'Volver a cargar la página' })).toBeVisible();
  });

  it('keeps what was typed across a reload while the code is missing', async () => {
    const { unmount } = renderPart(<Form load={codeArrivingAt(Number.POSITIVE_INFINITY)} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
    unmount();

    renderPart(<Form load={codeArrivingAt(Number.POSITIVE_INFINITY)} />);

    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
  });

  it('counts the time of what was typed before hydration from the beginning of the page', () => {
    renderPart(<Form load={codeArrivingAt(1)} typed="Ana" />);

    const draft = JSON.parse(sessionStorage.getItem('contact-draft') ?? '');
    expect(draft).toMatchObject({ values: { name: 'Ana' }, startedAt: performance.timeOrigin });
  });

  it('keeps what was typed before a reload beside what was typed after it, before hydration', async () => {
    const { unmount } = renderPart(<Form load={codeArrivingAt(1)} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@home.example');
    unmount();

    renderPart(<Form load={codeArrivingAt(1)} typed="Ana Ruiz" />);

    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Ruiz');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@home.example');
    expect(JSON.parse(sessionStorage.getItem('contact-draft') ?? '').values).toEqual({
      name: 'Ana Ruiz',
      email: 'ana@home.example',
    });
  });

  it('is empty when the browser shows it again after another page of the tab has sent its draft', async () => {
    renderPart(<Form load={codeArrivingAt(1)} />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Ana');
    leaveAndComeBack();
    expect(field).toHaveValue('Ana');

    leaveAndComeBack(() => sessionStorage.removeItem('contact-draft'));

    expect(field).toHaveValue('');
  });

  it('keeps what was typed when it is shown again in a browser that keeps no drafts', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
    renderPart(<Form load={codeArrivingAt(1)} />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Ana');

    leaveAndComeBack();

    expect(field).toHaveValue('Ana');
    blocked.mockRestore();
  });
});
