export const notFound = {
  title: 'Page Not Found',
  hint: 'Did you forget to add the page to the router?',
  text: 'The address may be old or mistyped. These pages exist:',
};

export type NotFoundContent = typeof notFound;
