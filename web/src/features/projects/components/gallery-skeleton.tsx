import { Skeleton } from '../../../components/ui/query-state';
import { galleryContent } from '../../../content/gallery';
import { useContent } from '../../../lib/language-context';

export const galleryGrid = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

/** The gallery while its projects load. */
export function GallerySkeleton() {
  const content = useContent(galleryContent);
  return (
    <>
      <output className="mb-6 block">{content.loading}</output>
      <div className={galleryGrid}>
        {[1, 2, 3, 4, 5, 6].map((number) => (
          <Skeleton key={number} className="h-96" />
        ))}
      </div>
    </>
  );
}
