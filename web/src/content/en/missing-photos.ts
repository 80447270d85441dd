/** What a visitor reads whose photos the server had no room for. It comes with the thanks, not with the page. */
export const missingPhotos = {
  text: 'Your photos could not be kept: our server has no room for them right now. Please send them by email.',
  mail: 'Email the photos',
  subject: (reference: string) => `Photos for ${reference}`,
};

export type MissingPhotosContent = typeof missingPhotos;
