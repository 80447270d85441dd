/** CSS class that hides other offers of a form while the confirmation of a sent form is shown. */
export const hiddenOnceSent = 'in-[:root:has([data-form-sent])]:hidden';
