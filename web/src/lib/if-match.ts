/** Returns the header that names the revision that a change is based on. */
export const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` });
