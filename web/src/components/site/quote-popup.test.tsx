import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { markPopupDone } from '../../lib/popup-session';
import { changeDraft } from '../forms/drafts-slice';
import { renderPart } from '../../testing/test-utils';
import { overlayClosed, overlayOpened } from '../../lib/overlays-slice';
import { QuotePopup } from './quote-popup';

/**
 * Replaces `IntersectionObserver`.
 *
 * @returns a function that tells the observers whether matching elements are in view
 */
function seeParts(): (selector: string, isIntersecting: boolean) => void {
  const watched = new Map<Element, (entries: object[]) => void>();
  globalThis.IntersectionObserver = class {
    constructor(private readonly report: (entries: object[]) => void) {}
    observe(target: Element) {
      watched.set(target, this.report);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  return (selector, isIntersecting) =>
    act(() => {
      for (const [target, report] of watched)
        if (target.matches(selector)) report([{ target, isIntersecting }]);
    });
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const popup = () => screen.queryByRole('dialog', { name: 'Planning a project?' });

describe('QuotePopup', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("appears ten seconds after the page's load", () => {
    renderPart(<QuotePopup />);

    wait(9999);
    expect(popup()).toBeNull();
    wait(1);

    expect(popup()).toBeVisible();
  });

  it('goes with Escape and stays away for the life of the tab', () => {
    const { unmount } = renderPart(<QuotePopup />);
    wait(10_000);

    fireEvent.keyDown(document, { key: 'Escape' });
    expect(popup()).toBeNull();
    unmount();
    renderPart(<QuotePopup />);
    wait(60_000);

    expect(popup()).toBeNull();
  });

  it('waits while a dialog is open, and ten seconds more', () => {
    const { store } = renderPart(<QuotePopup />);
    act(() => void store.dispatch(overlayOpened('dialog')));

    wait(15_000);
    expect(popup()).toBeNull();
    act(() => void store.dispatch(overlayClosed('dialog')));
    wait(9_999);
    expect(popup()).toBeNull();
    wait(1);

    expect(popup()).toBeVisible();
  });

  it('stays when Escape closes what was opened after it', () => {
    const { store } = renderPart(<QuotePopup />);
    wait(10_000);
    act(() => void store.dispatch(overlayOpened('help')));

    fireEvent.keyDown(document, { key: 'Escape' });
    expect(popup()).toBeVisible();
    act(() => void store.dispatch(overlayClosed('help')));
    fireEvent.keyDown(document, { key: 'Escape' });

    expect(popup()).toBeNull();
  });

  it('does not come while a form is in view, nor within ten seconds after', () => {
    const see = seeParts();
    renderPart(
      <main>
        <form aria-label="quote" />
        <QuotePopup />
      </main>,
    );
    see('form', true);
    wait(30_000);
    expect(popup()).toBeNull();

    see('form', false);
    wait(9_999);
    expect(popup()).toBeNull();
    wait(1);
    expect(popup()).toBeVisible();

    see('form', true);
    expect(popup()).toBeNull();
  });

  it('does not come over the buttons of a page as a sheet', () => {
    const see = seeParts();
    renderPart(
      <main>
        <p data-head-buttons />
        <QuotePopup />
      </main>,
    );
    see('p', true);
    wait(30_000);

    expect(popup()).toBeNull();
  });

  it('does not come to a visitor who has begun a form', () => {
    const { store } = renderPart(<QuotePopup />);
    act(
      () => void store.dispatch(changeDraft('quote', { values: { name: 'Ana', services: ['irrigation'] } })),
    );

    wait(60_000);

    expect(popup()).toBeNull();
  });

  it('does not appear once a form has been sent', () => {
    markPopupDone();
    renderPart(<QuotePopup />);

    wait(20_000);

    expect(popup()).toBeNull();
  });
});
