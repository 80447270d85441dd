import { GuidePicture } from '../components/guide-picture';

interface Tile<Id extends string> {
  id: Id;
  label: string;
  picture?: string;
}

interface TilesProps<Id extends string> {
  legend: string;
  hint?: string;
  tiles: Tile<Id>[];
  chosen: readonly Id[];
  onPress: (id: Id) => void;
}

/**
 * Returns the classes of the layout: drawings above labels if all tiles have a drawing, rows with drawings beside
 * labels if some have one, else labels in a row.
 */
function looksOf(tiles: readonly Tile<string>[]): Record<'grid' | 'tile' | 'picture', string> {
  if (tiles.every(({ picture }) => picture))
    return { grid: 'grid grid-cols-2 gap-3 sm:grid-cols-4', tile: 'flex-col', picture: 'w-full' };
  if (tiles.some(({ picture }) => picture))
    return { grid: 'grid gap-2 sm:grid-cols-2', tile: 'items-stretch', picture: 'w-24 shrink-0' };
  return { grid: 'flex flex-wrap gap-2', tile: '', picture: '' };
}

export function Tiles<Id extends string>({ legend, hint, tiles, chosen, onPress }: TilesProps<Id>) {
  const looks = looksOf(tiles);
  return (
    <fieldset>
      <legend className="mb-2">
        <span className="font-display text-xl">{legend}</span>
        {hint && <span className="ml-2 text-ink-soft">{hint}</span>}
      </legend>
      <div className={looks.grid}>
        {tiles.map(({ id, label, picture }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen.includes(id)}
            onClick={() => onPress(id)}
            className={`flex min-h-11 overflow-hidden rounded-2xl border-2 border-control bg-ground text-left font-medium hover:bg-band aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-white ${looks.tile}`}
          >
            {picture && <GuidePicture src={picture} className={`bg-band ${looks.picture}`} />}
            <span className="my-auto px-3 py-2 leading-snug">{label}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
