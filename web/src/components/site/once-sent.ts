/** Class that hides other offers of a form while the thanks for a sent one are shown. */
export const onceSent = 'in-[:root:has([data-form-sent])]:hidden';
