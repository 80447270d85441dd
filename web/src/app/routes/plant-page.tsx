import { useEffect } from 'react';
import { nursery, yardAfter } from '../../assets/drawings';
import { secondPictures } from '../../assets/scenes';
import { ShippedDrawing } from '../../components/site/shipped-picture';
import { pages } from '../../config/paths';
import { plantGuideContent } from '../../content/plant-guide';
import { EntryCall } from '../../features/plant-guide/components/entry-call';
import { EntryHead } from '../../features/plant-guide/components/entry-head';
import { OtherNames } from '../../features/plant-guide/components/other-names';
import { PlantTexts } from '../../features/plant-guide/components/plant-texts';
import { ReviewNote } from '../../features/plant-guide/components/review-note';
import type { PlantPage } from '../../features/plant-guide/page-types';
import { summaryOf } from '../../lib/summary-of';
import { CategoryPictures } from '../../features/projects/components/server-pictures';
import { rememberGuidePage } from '../../lib/guide-trail';
import { useContent, useLanguage } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { profile, textProps } from '../../lib/site';
import { withPageData } from './with-page-data';
import { guidePaths } from '../../features/plant-guide/guide-paths';

function Plant({ data }: { data: PlantPage }) {
  const content = useContent(plantGuideContent);
  const language = useLanguage();
  const { plant } = data;
  useEffect(() => rememberGuidePage(plant.slug, plant.name), [plant]);
  return (
    <>
      <PageHead
        title={`${plant.name[language]}, ${plant.scientificName} | ${profile.name}`}
        description={summaryOf(plant.description[language])}
      />
      <EntryHead
        title={textProps(plant.name, language)}
        back={{ to: pages.plants, label: content.back }}
        picture={plant.picture}
        label={plant.hasGroupPicture ? content.generalDrawing(content.groups[plant.group]) : undefined}
      >
        <p className="mt-2 text-xl italic" lang="la">
          {plant.scientificName}
        </p>
        <OtherNames entry={plant} />
      </EntryHead>
      <PlantTexts {...data} />
      <div className="page-width pb-16">
        <CategoryPictures category="landscape-design" limit={3} title={content.work}>
          <ShippedDrawing files={secondPictures['landscape-design']} />
          <ShippedDrawing files={nursery} />
          <ShippedDrawing files={yardAfter} />
        </CategoryPictures>
      </div>
      <ReviewNote entry={plant} />
      <EntryCall
        slug={plant.slug}
        title={content.plantThis}
        text={content.plantThisText}
        quote={{ to: guidePaths.quote('landscape-design', plant.slug), label: content.getQuote }}
      />
    </>
  );
}

export const Component = withPageData(Plant);
