/** The languages of the site. The first one is the default. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

export type Localized = Record<Language, string>;
