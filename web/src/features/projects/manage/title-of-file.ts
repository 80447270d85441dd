/** Longest title that the server accepts, in characters. */
export const maxTitle = 200;

/**
 * Returns the title that a picture gets from its file's name: the name without its extension; empty if nothing is left.
 */
export const titleOfFile = ({ name }: Pick<File, 'name'>): string =>
  name
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, maxTitle);
