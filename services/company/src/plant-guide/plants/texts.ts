/** Paragraphs of a text, with an empty line between them. */
export const paragraphs = (...texts: string[]): string => texts.join('\n\n');

/** Care through the year: a line for each part of it. */
export const lines = (...texts: string[]): string => texts.join('\n');
