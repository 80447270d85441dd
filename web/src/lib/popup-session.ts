const key = 'quote-popup-done';

/** Returns whether the pop-up must not be shown again in this tab, because it was dismissed or a form was sent. */
export function isPopupDone(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // Without storage, a visitor would see the pop-up on every page, so it is never shown.
    return true;
  }
}

export function markPopupDone(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage the pop-up is never shown.
  }
}
