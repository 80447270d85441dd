interface GuidePictureProps {
  src: string;
  className?: string;
  /** For the first screen's picture: fetched at once and first. */
  isFirst?: boolean;
}

/** A drawing or photograph of an entry, whose name stands beside it. */
export function GuidePicture({ src, className = '', isFirst = false }: GuidePictureProps) {
  return (
    <img
      src={src}
      alt=""
      width={400}
      height={300}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={`aspect-4/3 object-cover ${className}`}
    />
  );
}
