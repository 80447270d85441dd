import { useEffect, useState } from 'react';
import { hoaEntrance, plantingCrew, waterfrontEstate } from '../../../assets/drawings';
import { paths } from '../../../config/paths';
import { homeContent } from '../../../content/home';
import { useMotion } from '../../../hooks/use-motion';
import { useRotation } from '../../../hooks/use-rotation';
import { useContent, useLanguage } from '../../../lib/language-context';
import { buttonClass } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { LocalLink } from '../local-link';
import { Arrows, Dots, PauseButton } from '../rotation-controls';
import { site, words } from '../../../lib/site';

const textIntervalMs = 6000;
const pictureIntervalMs = 7000;

/** Each fits each of the three texts: people at work on grounds that design, care and machines have made. */
const pictures = [plantingCrew, waterfrontEstate, hoaEntrance];

/** The three pictures, the visible one on top. The second and third arrive after the page. */
function Background({ index }: { index: number }) {
  const [isPageLoaded, setPageLoaded] = useState(false);
  useEffect(() => {
    const arrive = () => setPageLoaded(true);
    if (document.readyState === 'complete') arrive();
    else globalThis.addEventListener('load', arrive, { once: true });
    return () => globalThis.removeEventListener('load', arrive);
  }, []);
  return pictures.map((files, position) => (
    <div
      key={files.src}
      data-visible={position === index}
      className={`absolute top-0 right-0 left-0 -z-20 h-3/5 transition-opacity lg:left-1/4 lg:h-full duration-500 ${position === index ? '' : 'opacity-0'}`}
    >
      {(position === 0 || isPageLoaded) && (
        <Picture
          files={files}
          alt=""
          sizes="(min-width: 1024px) 75vw, 100vw"
          isFirst={position === 0}
          className="size-full object-cover object-[70%_60%] lg:object-[50%_85%]"
        />
      )}
    </div>
  ));
}

/** On small screens, where the text lies over the picture: the ground that the longest text needs, so that it stays when the text changes. */
function TextGround() {
  return (
    <div aria-hidden className="absolute -inset-x-[50vw] -top-20 bottom-0 -z-10 flex flex-col lg:hidden">
      <div className="h-20 bg-linear-to-t from-primary-deepest/75 to-primary-deepest/0" />
      <div className="grow bg-primary-deepest/75" />
    </div>
  );
}

/** The home page's hero: three texts and three pictures, each with its own pace. */
export function Hero() {
  const content = useContent(homeContent);
  const language = useLanguage();
  const { isMoving, isPaused, toggle, holdProps } = useMotion();
  const text = useRotation({ count: site.hero.length, intervalMs: textIntervalMs, isMoving });
  const picture = useRotation({ count: pictures.length, intervalMs: pictureIntervalMs, isMoving });
  return (
    <section
      {...holdProps}
      aria-roledescription="carousel"
      aria-label={content.heroLabel}
      className="on-dark relative isolate overflow-hidden bg-primary-deep text-white"
    >
      <Background index={picture.index} />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-primary-deepest from-40% to-primary-deepest/0 to-70% lg:bg-linear-to-r lg:from-25% lg:via-primary-deepest/75 lg:via-48% lg:to-90%" />
      <div className="absolute inset-x-0 bottom-0 -z-10 h-32 bg-linear-to-t from-primary-deepest via-primary-deepest/75 to-transparent max-lg:hidden" />
      <div className="page-width flex min-h-[min(42rem,calc(100svh-17rem))] lg:min-h-[min(42rem,calc(100svh-9rem))] flex-col justify-end gap-6 pt-20 pb-6">
        <div data-keeps-height className="relative grid">
          <TextGround />
          {site.hero.map((slide, position) => (
            <div
              key={slide.id}
              inert={position !== text.index}
              data-slide={slide.id}
              className={`col-start-1 row-start-1 flex flex-col justify-end transition-[opacity,visibility] duration-500 ${position === text.index ? '' : 'invisible opacity-0'}`}
            >
              <h2 className="max-w-3xl text-hero">
                <span {...words(slide.title, language)} />
              </h2>
              <p className="mt-3 max-w-xl text-lg sm:text-xl" {...words(slide.subtitle, language)} />
              <div data-head-buttons className="mt-6 flex flex-wrap gap-3">
                <LocalLink to={paths.services} className={buttonClass('light')}>
                  <span {...words(slide.btnText, language)} />
                </LocalLink>
                <LocalLink to={paths.contact} className={buttonClass('action')}>
                  {content.heroQuote}
                </LocalLink>
              </div>
            </div>
          ))}
        </div>
        <div data-head-buttons className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Dots
            count={site.hero.length}
            index={text.index}
            label={content.showText}
            groupLabel={content.heroLabel}
            onShow={text.show}
          />
          <PauseButton isPaused={isPaused} onToggle={toggle} />
          <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
            <Arrows
              labels={{ previous: content.previousPicture, next: content.nextPicture }}
              onPrevious={picture.previous}
              onNext={picture.next}
              isQuiet
            />
            <Dots
              count={pictures.length}
              index={picture.index}
              label={content.showPicture}
              groupLabel={content.pictures}
              onShow={picture.show}
              isQuiet
            />
          </div>
        </div>
      </div>
    </section>
  );
}
