export const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` });

/** Returns the `query` of an endpoint that replaces settings unless someone changed them since they were read. */
export const replaceAt =
  (url: string) =>
  <Settings extends { revision: number }>({ revision, ...body }: Settings) => ({
    url,
    method: 'PUT',
    headers: ifMatch(revision),
    body,
  });
