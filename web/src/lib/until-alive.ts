/**
 * For a form in the prerendered page: until its code has come, the browser would send it by itself, and what was typed
 * would stand in the address. Outside a dialog, this method does nothing.
 */
export const untilAlive = { method: 'dialog' } as const;
