/**
 * Returns the path of a URL as it is logged. Links carry tokens in the query or as a segment of the path, which must
 * not be logged. Mail programs may add a full stop or a bracket to a link, so any long segment counts as a token.
 */
export const loggedPath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/(?<=\/)[^/]{50,}/g, '…');
