import type { PictureFiles } from '../../assets/picture-files';

interface PictureProps {
  files: PictureFiles;
  alt: string;
  sizes: string;
  className?: string;
  /** For the first screen's picture: fetched at once and first. */
  isFirst?: boolean;
  /** The place of the site for which the firm may choose another one. */
  place?: string;
}

/** A picture that is part of the site, in the smallest rendition that fits. */
export function Picture({ files, alt, sizes, className = '', isFirst = false, place }: PictureProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={files.avif} sizes={sizes} />
      <source type="image/webp" srcSet={files.webp} sizes={sizes} />
      <img
        src={files.src}
        alt={alt}
        width={files.width}
        height={files.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        data-picture={place}
        className={className}
      />
    </picture>
  );
}
