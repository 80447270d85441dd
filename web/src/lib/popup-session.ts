const key = 'quote-popup-done';

/** Whether the pop-up has had its chance in this tab: it was dismissed, or a form was sent. */
export function isPopupDone(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // Without storage a visitor would see it on every page: better never.
    return true;
  }
}

export function markPopupDone(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // See above.
  }
}
