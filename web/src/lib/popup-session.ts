import { storeText, readStoredText } from './browser-storage';

const key = 'quote-popup-done';

/**
 * Returns whether the pop-up must not be shown again in this tab, because it was dismissed or a form was sent. Without
 * storage, a visitor would see the pop-up on every page, so it is never shown.
 */
export const isPopupDone = (): boolean => readStoredText('sessionStorage', key) !== null;

export const markPopupDone = (): void => storeText('sessionStorage', key, '1');
