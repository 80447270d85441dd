import { Skeleton } from '../../../components/ui/query-state';
import { galleryContent } from '../../../content/gallery';
import { useContent } from '../../../lib/language-context';

export const galleryGrid = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

/** Number of cards that fill the first screen. */
export const firstScreen = 6;

export function GallerySkeleton() {
  const content = useContent(galleryContent);
  return (
    <div className="noscript:hidden">
      <output className="mb-6 block">{content.loading}</output>
      <div className={galleryGrid}>
        {Array.from({ length: firstScreen }, (_, place) => (
          <Skeleton key={place} className="h-96" />
        ))}
      </div>
    </div>
  );
}
