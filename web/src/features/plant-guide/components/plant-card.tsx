import { Droplets, Leaf, Ruler, Sun, TriangleAlert, Waves } from 'lucide-react';
import { memo } from 'react';
import { LocalLink } from '../../../components/site/local-link';
import { plantGuideContent } from '../../../content/plant-guide';
import { useContent, useLanguage } from '../../../lib/language-context';
import { textProps } from '../../../lib/site';
import type { PlantCard as Plant } from '../page-types';
import { LabelledPicture } from './guide-picture';
import { guidePaths } from '../guide-paths';

const fact = 'flex items-center gap-1.5';
const icon = 'size-4 shrink-0 text-primary';

/** A plant in the list. Memoized, so that typing a search does not render the remaining cards again. */
export const PlantCard = memo(function PlantCard({ plant }: { plant: Plant }) {
  const content = useContent(plantGuideContent);
  const language = useLanguage();
  return (
    <article className="relative grid h-full grid-cols-[7rem_minmax(0,1fr)] overflow-hidden rounded-2xl border border-line bg-ground transition-shadow duration-200 hover:shadow-lg sm:flex sm:flex-col">
      <LabelledPicture
        src={plant.picture}
        label={plant.hasGroupPicture ? content.groups[plant.group] : undefined}
      />
      <div className="min-w-0 p-3 sm:p-4">
        <h3 className="text-xl">
          <LocalLink
            to={guidePaths.plant(plant.slug)}
            className="text-link underline-offset-4 after:absolute after:inset-0 hover:underline"
            {...textProps(plant.name, language)}
          />
        </h3>
        <p lang="la" className="text-ink-soft italic">
          {plant.scientificName}
        </p>
        <ul className="mt-2 space-y-0.5 text-sm">
          {plant.heightFt > 0 && (
            <li className={fact}>
              <Ruler aria-hidden className={icon} />
              {content.height(plant.heightFt)}
            </li>
          )}
          {plant.light.length > 0 && (
            <li className={fact}>
              <Sun aria-hidden className={icon} />
              <span className="first-letter:uppercase">
                {plant.light.map((light) => content.lights[light]).join(', ')}
              </span>
            </li>
          )}
          <li className={fact}>
            <Droplets aria-hidden className={icon} />
            {content.facts.water}: {content.levels[plant.water]}
          </li>
          {plant.salt === 'high' && (
            <li className={fact}>
              <Waves aria-hidden className={icon} />
              {content.traits.salt}
            </li>
          )}
          {plant.isNative && (
            <li className={fact}>
              <Leaf aria-hidden className={icon} />
              {content.traits.native}
            </li>
          )}
          {plant.isPoisonous && (
            <li className={fact}>
              <TriangleAlert aria-hidden className="size-4 shrink-0 text-alert" />
              {content.poisonous}
            </li>
          )}
        </ul>
      </div>
    </article>
  );
});
