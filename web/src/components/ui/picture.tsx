import type { PictureFiles } from '../../assets/picture-files';

interface PictureProps {
  files: PictureFiles;
  alt: string;
  sizes: string;
  className?: string;
  /** Whether the picture is on the first screen, so that it is fetched before others. */
  isFirst?: boolean;
  /** The picture's place on the site, if the firm can choose another picture for that place. */
  place?: string;
}

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
