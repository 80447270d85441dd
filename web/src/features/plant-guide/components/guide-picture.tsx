interface GuidePictureProps {
  src: string;
  className?: string;
  /** Whether the picture is on the first screen, so that it is fetched before others. */
  isFirst?: boolean;
}

/** A drawing or photograph of an entry. It has no alt text, because the entry's name is beside it. */
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

interface LabelledPictureProps extends GuidePictureProps {
  /** Text over the picture, if the picture does not show the entry itself. */
  label?: string;
}

export function LabelledPicture({ label, className = '', ...picture }: LabelledPictureProps) {
  return (
    <div className={`relative overflow-hidden bg-band ${className}`}>
      <GuidePicture {...picture} className="size-full" />
      {label && (
        <span className="absolute bottom-2 left-2 max-w-[calc(100%-1rem)] rounded-2xl bg-primary-deepest/90 px-2 py-1 text-sm leading-tight text-white first-letter:uppercase">
          {label}
        </span>
      )}
    </div>
  );
}
