import { paths } from '../../../config/paths';
import { homeContent } from '../../../content/home';
import { useMotion } from '../../../hooks/use-motion';
import { useRotation } from '../../../hooks/use-rotation';
import { useContent, useLanguage } from '../../../lib/language-context';
import { buttonClass } from '../../ui/button';
import { LocalLink } from '../local-link';
import { Arrows, Dots, PauseButton } from '../rotation-controls';
import { site, textProps } from '../../../lib/site';
import { HeroPictures, picturesOfText } from './hero-pictures';

const textIntervalMs = 6000;
const pictureIntervalMs = 7000;

/** Head of the home page. Its texts and pictures change at different intervals. Text never overlaps a picture. */
export function Hero() {
  const content = useContent(homeContent);
  const language = useLanguage();
  const { isMoving, isPaused, toggle, holdProps } = useMotion();
  const text = useRotation({ count: site.hero.length, intervalMs: textIntervalMs, isMoving });
  const picture = useRotation({ count: picturesOfText, intervalMs: pictureIntervalMs, isMoving });
  return (
    <section
      {...holdProps}
      aria-roledescription="carousel"
      aria-label={content.heroLabel}
      className="on-dark bg-primary-deep text-white lg:flex lg:flex-row-reverse"
    >
      <div className="relative aspect-8/5 max-h-[60svh] w-full overflow-hidden lg:max-h-[max(36rem,calc(100svh-9rem))] lg:w-[min(60%,calc(50%+7.5rem))]">
        <HeroPictures text={text.index} index={picture.index} />
      </div>
      <div className="page-width flex flex-col justify-center gap-4 pt-4 pb-3 lg:mx-0 lg:w-[max(40%,calc(50%-7.5rem))] lg:max-w-none lg:gap-4 lg:py-5 xl:gap-6 xl:py-8 lg:pr-6 lg:pl-[max(2rem,calc(50%-35.5rem))]">
        <div data-keeps-height className="grid">
          {site.hero.map((slide, position) => (
            <div
              key={slide.id}
              inert={position !== text.index}
              data-slide={slide.id}
              className={`col-start-1 row-start-1 flex flex-col transition-[opacity,visibility] duration-500 lg:justify-center ${position === text.index ? '' : 'invisible opacity-0'}`}
            >
              <h2 className="max-w-3xl text-intro">
                <span {...textProps(slide.title, language)} />
              </h2>
              <p
                className="mt-2 max-w-xl leading-snug sm:text-lg lg:mt-3 xl:mt-4 xl:text-xl"
                {...textProps(slide.subtitle, language)}
              />
              <div
                data-head-buttons
                className="mt-4 flex flex-col items-start gap-2 sm:flex-row sm:flex-wrap sm:gap-3 xl:mt-6"
              >
                <LocalLink to={paths.services} className={buttonClass('light', 'lg:max-xl:px-4!')}>
                  <span {...textProps(slide.btnText, language)} />
                </LocalLink>
                <LocalLink to={paths.contact} className={buttonClass('action', 'lg:max-xl:px-4!')}>
                  {content.heroQuote}
                </LocalLink>
              </div>
            </div>
          ))}
        </div>
        <div data-head-buttons className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <div className="flex items-center gap-2">
            <Dots
              count={site.hero.length}
              index={text.index}
              label={content.showText}
              groupLabel={content.heroLabel}
              onShow={text.show}
            />
            <PauseButton isPaused={isPaused} onToggle={toggle} />
          </div>
          <div className="flex items-center">
            <Arrows
              labels={{ previous: content.previousPicture, next: content.nextPicture }}
              onPrevious={picture.previous}
              onNext={picture.next}
              isQuiet
            />
            <Dots
              count={picturesOfText}
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
