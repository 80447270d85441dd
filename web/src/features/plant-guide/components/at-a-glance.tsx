import { Droplets, Leaf, Ruler, Shapes, Sun, Waves } from 'lucide-react';
import { plantGuideContent } from '../../../content/plant-guide';
import { useContent } from '../../../lib/language-context';
import type { PlantCard } from '../page-types';
import { Fact } from './fact';

/** The most important facts about a plant. Facts that the entry lacks are left out. */
export function AtAGlance({ plant }: { plant: PlantCard }) {
  const content = useContent(plantGuideContent);
  const { facts } = content;
  const lights = plant.light.map((light) => content.lights[light]);
  return (
    <section aria-labelledby="glance-title">
      <h2 id="glance-title" className="sr-only">
        {content.atAGlance}
      </h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {lights.length > 0 && <Fact Icon={Sun} name={facts.light} value={lights.join(', ')} />}
        <Fact Icon={Droplets} name={facts.water} value={content.waters[plant.water]} />
        <Fact Icon={Waves} name={facts.salt} value={content.salts[plant.salt]} />
        {plant.heightFt > 0 && (
          <Fact Icon={Ruler} name={facts.height} value={content.height(plant.heightFt)} />
        )}
        <Fact
          Icon={Leaf}
          name={facts.native}
          value={plant.isNative ? content.nativeHere : content.notNative}
        />
        <Fact Icon={Shapes} name={facts.group} value={content.group[plant.group]} />
      </dl>
    </section>
  );
}
