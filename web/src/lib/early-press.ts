/**
 * Until the page is hydrated, a press on a button has no effect. The last one is kept, its button is shown as busy, and the
 * press is repeated after hydration. Fields, checkboxes and links work natively meanwhile.
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

/** The page's code did not arrive: the button must not stay busy. The next press is kept again. */
export function dropEarlyPress(): void {
  pressed?.removeAttribute('aria-busy');
  pressed = null;
}

export function keepEarlyPress(): void {
  document.documentElement.dataset['keepsPress'] = '';
  document.addEventListener('click', keep, true);
}

/** To be called once the page is hydrated. */
export function repeatEarlyPress(): void {
  document.removeEventListener('click', keep, true);
  const button = pressed;
  dropEarlyPress();
  button?.click();
}
