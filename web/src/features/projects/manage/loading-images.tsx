import { LoaderCircle } from 'lucide-react';
import { Skeleton } from '../../../components/ui/query-state';
import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

export function LoadingImages({ listClass }: { listClass: string }) {
  const { grid } = useContent(imagesContent);
  return (
    <div>
      <output className="mb-3 flex items-center gap-2 text-ink-soft">
        <LoaderCircle aria-hidden className="size-5 animate-spin" />
        {grid.loading}
      </output>
      <div className={listClass}>
        {places.map((place) => (
          <Skeleton key={place} className="aspect-square" />
        ))}
      </div>
    </div>
  );
}
