import { useState } from 'react';
import { useLanguage } from '../../../lib/language-context';
import type { Project } from '../../../types/api';
import { projectAlt } from '../project-words';

interface ProjectPictureProps {
  project: Project;
  sizes: string;
  className?: string;
  /** Whether to leave out the alt text, because the title beside the picture says the same. */
  isDecorative?: boolean;
  /** Whether to show the whole picture, with bands beside it, instead of filling the frame. */
  isWhole?: boolean;
}

/**
 * The picture of a project. A tiny placeholder is shown first, and then the fitting rendition fades in over it. If the
 * rendition fails to load, it is loaded again when the device is back online.
 */
export function ProjectPicture({
  project,
  sizes,
  className = '',
  isDecorative = false,
  isWhole = false,
}: ProjectPictureProps) {
  const language = useLanguage();
  const [isLoaded, setLoaded] = useState(false);
  const [outages, setOutages] = useState(0);
  const loadWhenOnline = () =>
    globalThis.addEventListener('online', () => setOutages(outages + 1), { once: true });
  const { srcset, imageUrl, width, height, placeholder, focusX, focusY } = project;
  return (
    <picture
      className={`relative block overflow-hidden bg-band-deep bg-cover bg-center ${className}`}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
    >
      {srcset?.avif && <source type="image/avif" srcSet={srcset.avif} sizes={sizes} />}
      {srcset?.webp && <source type="image/webp" srcSet={srcset.webp} sizes={sizes} />}
      <img
        key={outages}
        // A cached picture may have loaded before React attached `onLoad`.
        ref={(image) => {
          if (image?.complete) setLoaded(true);
        }}
        src={imageUrl}
        alt={isDecorative ? '' : projectAlt(project, language)}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        onLoad={() => setLoaded(true)}
        onError={loadWhenOnline}
        style={{ objectPosition: `${focusX}% ${focusY}%` }}
        className={`absolute inset-0 size-full ${isWhole ? 'object-contain' : 'object-cover'} transition-opacity duration-200 ${isLoaded ? 'opacity-100' : 'opacity-0'}`}
      />
    </picture>
  );
}
