import { lazy, Suspense } from 'react';
import { waterfrontEstate } from '../../assets/drawings';
import { CallToAction } from '../../components/site/call-to-action';
import { PageIntro } from '../../components/site/page-intro';
import { galleryContent } from '../../content/gallery';
import { GallerySkeleton } from '../../features/projects/components/gallery-skeleton';
import { useContent } from '../../lib/language-context';
import { PageHead } from '../../lib/page-head';
import { usePageMetadata } from '../../lib/page-metadata';
import { site } from '../../lib/site';

const Gallery = lazy(() => import('../../features/projects/components/gallery'));

export function Component() {
  const head = usePageMetadata('gallery');
  const content = useContent(galleryContent);
  return (
    <>
      <PageHead {...head} picture={site.pictures.gallery} />
      <PageIntro
        title={content.title}
        lead={content.lead}
        photo={waterfrontEstate}
        place="gallery"
        focus="object-[50%_100%]"
        isPanning
      />
      <section aria-label={content.title} className="section-space page-width min-h-96">
        <h2 className="sr-only">{content.projects}</h2>
        <Suspense fallback={<GallerySkeleton />}>
          <Gallery />
        </Suspense>
      </section>
      <CallToAction words={content} />
    </>
  );
}
