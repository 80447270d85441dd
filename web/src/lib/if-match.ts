export const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` });
