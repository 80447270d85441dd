/** `sizes` of a picture in the head of a page, which is half of a wide window (page-intro.tsx). */
export const headSizes = '(min-width: 1024px) 50vw, 100vw';
