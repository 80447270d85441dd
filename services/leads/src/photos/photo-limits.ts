/** Limits for the photos of one form. Bytes are counted after decoding base64. */
export const photoLimits = {
  count: 10,
  bytesEach: 5_000_000,
  bytesInAll: 25_000_000,
};

export type PhotoProblem = [code: string, message: string];

/**
 * Problems with photos, as error codes and messages. `web/src/content/form-answers.ts` repeats some of the messages.
 */
export const photoProblems = {
  invalid: [
    'invalid_image',
    'Please upload images only (JPG, PNG, JPEG).',
  ] satisfies PhotoProblem as PhotoProblem,
  tooLarge: [
    'image_too_large',
    'Image files must be less than 5MB in size.',
  ] satisfies PhotoProblem as PhotoProblem,
  tooManyPixels: [
    'too_many_pixels',
    'This photo has too many pixels. Please send it smaller.',
  ] satisfies PhotoProblem as PhotoProblem,
  tooMany: [
    'too_many_images',
    `Please add at most ${photoLimits.count} photos`,
  ] satisfies PhotoProblem as PhotoProblem,
  tooLargeInAll: [
    'images_too_large',
    'Your photos are too large together. Please add at most 25MB in all.',
  ] satisfies PhotoProblem as PhotoProblem,
};
