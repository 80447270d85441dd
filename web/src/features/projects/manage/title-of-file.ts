/** Longest title that the server accepts, in characters. */
export const maxTitle = 200;

/** Returns the title that a picture gets from its file's name; empty if the name says nothing. */
export const titleOfFile = ({ name }: Pick<File, 'name'>): string =>
  name
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, maxTitle);
