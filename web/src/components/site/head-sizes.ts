/** `sizes` of a picture in the head of a page. On wide windows, the picture fills half the width (page-intro.tsx). */
export const headSizes = '(min-width: 1024px) 50vw, 100vw';
