/** The languages of the site; the first is the default. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

export type Localized = Record<Language, string>;
