import type { PictureFiles } from '../../assets/picture-files';

interface PictureProps {
  files: PictureFiles;
  alt: string;
  sizes: string;
  className?: string;
  /** For the first screen's picture: fetched at once and first. */
  isFirst?: boolean;
}

/** A picture that is part of the site, in the smallest rendition that fits. */
export function Picture({ files, alt, sizes, className = '', isFirst = false }: PictureProps) {
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
        className={className}
      />
    </picture>
  );
}
