/** Hides what asks for a lead while the thanks for one are shown. */
export const onceSent = 'in-[:root:has([data-form-sent])]:hidden';
