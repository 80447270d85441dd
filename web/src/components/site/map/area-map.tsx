import { useId } from 'react';
import { mapContent } from '../../../content/map';
import { useContent } from '../../../lib/language-context';
import { counties, land, size } from './outline';
import { placeOnMap } from './place';
import type { Area } from '@sandhill/company/content/site.js';
import { nearbyAreas, profile, servedAreas, site } from '../../../lib/site';

/**
 * For each listed community, the side of its point on which its name is written. Other communities have a name on the
 * map only while they are marked.
 */
const labels: Record<string, 'left' | 'right'> = {
  Naples: 'left',
  'Marco Island': 'left',
  'Golden Gate': 'right',
  'Bonita Springs': 'right',
  Estero: 'right',
  'Fort Myers': 'left',
  'Cape Coral': 'left',
  Sanibel: 'left',
  'Lehigh Acres': 'right',
  Immokalee: 'right',
  'Ave Maria': 'right',
  'Everglades City': 'left',
};

interface LabelProps {
  at: Area['at'];
  text: string;
  side?: 'left' | 'right';
  /** Distance of the text from the center of the point, in units of the map's SVG. */
  gap?: number;
  className?: string;
}

function Label({ at, text, side = 'right', gap = 16, className = '' }: LabelProps) {
  const { x, y } = placeOnMap(at);
  const isLeft = side === 'left';
  return (
    <text
      x={isLeft ? x - gap : x + gap}
      y={y}
      dy="0.35em"
      textAnchor={isLeft ? 'end' : 'start'}
      className={className}
    >
      {text}
    </text>
  );
}

function Ground() {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={land} />
      </clipPath>
      <path d={land} className="fill-band" />
      <g clipPath={`url(#${id})`} className="fill-leaf stroke-ground stroke-2">
        <path d={counties.lee} />
        <path d={counties.collier} />
      </g>
    </>
  );
}

function Office() {
  const { office } = useContent(mapContent);
  const { x, y } = placeOnMap(profile.address.at);
  return (
    <>
      <path d={`M${x} ${y - 13}l13 13l-13 13l-13 -13z`} className="fill-action stroke-ground stroke-2" />
      <Label at={profile.address.at} text={office} className="font-bold" />
    </>
  );
}

function Mark({ area: { name, at } }: { area: Area }) {
  const { x, y } = placeOnMap(at);
  return (
    <g data-marked={name}>
      <circle cx={x} cy={y} r={26} className="fill-star/40 stroke-star stroke-6" />
      <circle cx={x} cy={y} r={10} className="fill-ink" />
      <Label at={at} text={name} side={labels[name]} gap={38} className="font-bold" />
    </g>
  );
}

function Point({ area: { at } }: { area: Area }) {
  const { x, y } = placeOnMap(at);
  return <circle cx={x} cy={y} r={9} />;
}

interface AreaMapProps {
  marked?: string;
}

/**
 * A drawn map of Collier and Lee counties with the communities and the office. Assistive technology treats it as one
 * image, because the list beside it has the same content as text.
 */
function AreaMap({ marked }: AreaMapProps) {
  const content = useContent(mapContent);
  const found = site.areas.find(({ name }) => name === marked);
  const alt = content.alt(servedAreas.length, nearbyAreas.length);
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> could neither use the page's colors nor mark a community
      role="img"
      aria-label={found ? `${alt} ${content.marked(found.name)}` : alt}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="block h-auto w-full bg-info text-[2.1rem] sm:text-[1.5rem]"
    >
      <Ground />
      <g className="fill-primary-deep stroke-ground stroke-2">
        {servedAreas.map((area) => (
          <Point key={area.name} area={area} />
        ))}
      </g>
      <g className="fill-ground stroke-primary-deep stroke-4">
        {nearbyAreas.map((area) => (
          <Point key={area.name} area={area} />
        ))}
      </g>
      <g className="fill-ink stroke-ground/70 stroke-6 font-medium [paint-order:stroke]">
        {site.areas.map(({ name, at }) =>
          labels[name] && name !== marked ? (
            <Label key={name} at={at} text={name} side={labels[name]} />
          ) : null,
        )}
        <Office />
        {found && <Mark area={found} />}
      </g>
    </svg>
  );
}

function MapKey() {
  const content = useContent(mapContent);
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-5 px-4 pt-2 text-sm">
      <li className="flex items-center gap-2">
        <span className="size-3 rounded-full bg-primary-deep forced-color-adjust-none" />
        {content.serve}
      </li>
      <li className="flex items-center gap-2">
        <span className="size-3 rounded-full border-2 border-primary-deep bg-ground forced-color-adjust-none" />
        {content.nearby}
      </li>
      <li className="flex items-center gap-2">
        <span className="size-3 rotate-45 bg-action forced-color-adjust-none" />
        {content.office}
      </li>
    </ul>
  );
}

export function AreaMapWithKey({ marked }: AreaMapProps) {
  return (
    <>
      <AreaMap marked={marked} />
      <MapKey />
    </>
  );
}
