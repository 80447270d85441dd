import type { ShippedPhoto } from '../../assets/photos';

interface PictureProps {
  photo: ShippedPhoto;
  alt: string;
  sizes: string;
  className?: string;
  /** For the first screen's picture: fetched at once and first. */
  isFirst?: boolean;
}

/** A photograph that is part of the site, in the smallest rendition that fits. */
export function Picture({ photo, alt, sizes, className = '', isFirst = false }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={photo.avif} sizes={sizes} />
      <source type="image/webp" srcSet={photo.webp} sizes={sizes} />
      <img
        src={photo.src}
        alt={alt}
        width={photo.width}
        height={photo.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
