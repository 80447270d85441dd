import type { ShownPicture } from '@sandhill/company/pictures/site-picture.js';
import { useLanguage } from '../../lib/language-context';

interface ServedPictureProps {
  picture: ShownPicture;
  sizes: string;
  className?: string;
  /** Whether the picture is on the first screen, so that it is fetched before others. */
  isFirst?: boolean;
  place?: string;
}

/** A picture from the server. It is prerendered on top of its tiny placeholder, so it needs no scripts. */
export function ServedPicture({
  picture,
  sizes,
  className = '',
  isFirst = false,
  place,
}: ServedPictureProps) {
  const language = useLanguage();
  const { srcset, imageUrl, width, height, placeholder, focusX, focusY, alt } = picture;
  return (
    <picture className="contents">
      {srcset.avif && <source type="image/avif" srcSet={srcset.avif} sizes={sizes} />}
      <source type="image/webp" srcSet={srcset.webp} sizes={sizes} />
      <img
        src={imageUrl}
        alt={alt[language]}
        lang={language === 'es' && alt.isEnglishOnly ? 'en' : undefined}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        data-picture={place}
        style={{
          objectPosition: `${focusX}% ${focusY}%`,
          ...(placeholder && { backgroundImage: `url("${placeholder}")` }),
        }}
        className={`bg-band-deep bg-cover bg-center object-cover ${className}`}
      />
    </picture>
  );
}
