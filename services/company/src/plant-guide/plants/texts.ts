export const paragraphs = (...texts: string[]): string => texts.join('\n\n');

/** Joins lines of care instructions, one for each part of the year. */
export const lines = (...texts: string[]): string => texts.join('\n');
