/** A picture that is part of the site: its renditions as ready `srcset` texts, and its size in pixels. */
export interface PictureFiles {
  width: number;
  height: number;
  avif: string;
  webp: string;
  src: string;
}
