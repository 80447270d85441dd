import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastShown, dismissToast } from '../../../lib/toast-slice';
import { renderPart } from '../../../testing/test-utils';
import { useToastPadding } from './toast-padding';

const windowHeight = 844;

/** Mocks a phone's window with the toast and a button at the given heights. */
function layOut({ isWide = false, toastTop = 740, buttonBottom = 800 }) {
  globalThis.innerHeight = windowHeight;
  globalThis.matchMedia = (() => ({ matches: isWide })) as unknown as typeof globalThis.matchMedia;
  const scrolled: unknown[] = [];
  globalThis.scrollBy = ((by: unknown) => void scrolled.push(by)) as typeof globalThis.scrollBy;
  Element.prototype.scrollBy = function scroll(this: Element, by?: unknown) {
    scrolled.push([this.getAttribute('role'), by]);
  };
  Element.prototype.getBoundingClientRect = function rect(this: Element) {
    const isToast = this.matches('[data-toast]');
    return { top: isToast ? toastTop : buttonBottom - 44, bottom: isToast ? 828 : buttonBottom } as DOMRect;
  };
  return scrolled;
}

function Page({ role }: { role?: string }) {
  useToastPadding();
  return (
    <div role={role}>
      <button type="button">Add note</button>
    </div>
  );
}

async function pressAndSay(layout: Parameters<typeof layOut>[0], role?: string) {
  const scrolled = layOut(layout);
  const { store } = renderPart(<Page role={role} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  act(() => void store.dispatch(toastShown({ title: 'Kept' })));
  return { store, scrolled };
}

describe('a toast on a phone', () => {
  const { getBoundingClientRect } = Element.prototype;
  const { scrollBy } = globalThis;
  const { scrollBy: scrollElementBy } = Element.prototype;

  afterEach(() => {
    Element.prototype.getBoundingClientRect = getBoundingClientRect;
    globalThis.scrollBy = scrollBy;
    Element.prototype.scrollBy = scrollElementBy;
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  it('lies below what was pressed: the page ends above it, until it is gone', async () => {
    const { store, scrolled } = await pressAndSay({});

    expect(scrolled).toEqual([{ top: 800 - (740 - 12), behavior: 'instant' }]);
    expect(document.body).toHaveStyle({ paddingBottom: '116px' });
    act(() => void store.dispatch(dismissToast(store.getState().toast.current?.id ?? '')));

    expect(document.body.style.paddingBottom).toBe('');
  });

  it('lies below what was pressed in a dialog, too', async () => {
    const { store, scrolled } = await pressAndSay({}, 'dialog');

    expect(scrolled).toEqual([['dialog', { top: 800 - (740 - 12), behavior: 'instant' }]]);
    expect(screen.getByRole('dialog')).toHaveStyle({ paddingBottom: '116px' });
    act(() => void store.dispatch(dismissToast(store.getState().toast.current?.id ?? '')));

    expect(screen.getByRole('dialog').style.paddingBottom).toBe('');
  });

  it('moves nothing where it covers nothing that is used', async () => {
    expect((await pressAndSay({ buttonBottom: 500 })).scrolled).toEqual([]);
  });

  it('takes no room in a wide window, where it stands beside the content', async () => {
    const { scrolled } = await pressAndSay({ isWide: true });

    expect(scrolled).toEqual([]);
    expect(document.body.style.paddingBottom).toBe('');
  });
});
