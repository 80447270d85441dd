/**
 * The last button that was pressed before hydration, when presses have no effect. The button is shown as busy, and the
 * press is repeated after hydration. Fields, checkboxes and links work natively even before hydration.
 */
let pressed: HTMLButtonElement | null = null;

function keep(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  pressed?.removeAttribute('aria-busy');
  pressed = button;
  button.setAttribute('aria-busy', 'true');
}

function drop(): void {
  pressed?.removeAttribute('aria-busy');
  pressed = null;
}

/**
 * Called if the page's code failed to load. Drops the captured press, so that the button does not stay busy; a later
 * press is captured again. If a press was captured, loads the whole page again, because Firefox never requests a module
 * again after a failure.
 */
export function pageCodeFailed(): void {
  const isPressed = pressed !== null;
  drop();
  if (isPressed) import('./load-again').then(({ loadAgain }) => loadAgain()).catch(() => undefined);
}

export function keepEarlyPress(): void {
  document.documentElement.dataset['keepsPress'] = '';
  document.addEventListener('click', keep, true);
}

/** Repeats the captured press. Must be called once the page is hydrated. */
export function repeatEarlyPress(): void {
  document.removeEventListener('click', keep, true);
  const button = pressed;
  drop();
  button?.click();
}
