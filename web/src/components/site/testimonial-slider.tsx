import { Star } from 'lucide-react';
import { commonContent } from '../../content/common';
import { useMotion } from '../../hooks/use-motion';
import { useRotation } from '../../hooks/use-rotation';
import { useContent, useLanguage } from '../../lib/language-context';
import { Arrows, Dots, PauseButton } from './rotation-controls';
import { associationVoice, site, textProps } from '../../lib/site';
import { TestimonialSource } from './testimonial-source';

const intervalMs = 5000;

interface TestimonialSliderProps {
  /** Whether to leave out the association's testimonial, because the page shows it elsewhere. */
  withoutAssociation?: boolean;
}

/** Testimonials, shown one at a time. They share one box, so that a longer testimonial does not shift the page. */
export function TestimonialSlider({ withoutAssociation = false }: TestimonialSliderProps) {
  const voices = withoutAssociation
    ? site.testimonials.filter((voice) => voice !== associationVoice)
    : site.testimonials;
  const content = useContent(commonContent);
  const language = useLanguage();
  const { isMoving, isPaused, toggle, holdProps } = useMotion();
  const { index, show, next, previous } = useRotation({
    count: voices.length,
    intervalMs,
    isMoving,
  });
  if (voices.length === 0) return null;
  return (
    <section
      {...holdProps}
      aria-roledescription="carousel"
      aria-label={content.testimonials}
      className="section-space on-dark bg-primary-deep text-white"
    >
      <div className="page-width">
        <h2 className="text-center text-title">{content.testimonials}</h2>
        <div className="mt-5 grid sm:mt-8">
          {voices.map((testimonial, position) => (
            <figure
              key={position}
              inert={position !== index}
              className={`col-start-1 row-start-1 mx-auto flex max-w-3xl flex-col items-center gap-3 text-center transition-opacity duration-200 ${position === index ? '' : 'invisible opacity-0'}`}
            >
              <p className="flex gap-1 text-glow">
                <span className="sr-only">{content.ratingOf(testimonial.rating)}</span>
                {Array.from({ length: testimonial.rating }, (_, star) => (
                  <Star key={star} aria-hidden className="size-5 fill-current" />
                ))}
              </p>
              <blockquote className="font-display text-xl leading-snug text-balance sm:text-heading">
                “<span {...textProps(testimonial.text, language)} />”
              </blockquote>
              <figcaption>
                <span className="block font-semibold">{testimonial.name}</span>
                <span className="text-leaf">
                  {testimonial.role ? <span {...textProps(testimonial.role, language)} /> : content.client},{' '}
                  {testimonial.location}
                </span>
                <TestimonialSource voice={testimonial} />
              </figcaption>
            </figure>
          ))}
        </div>
        <div className="mt-6 flex flex-wrap items-center justify-center gap-3">
          <Arrows onPrevious={previous} onNext={next} />
          <Dots
            count={voices.length}
            index={index}
            label={content.carousel.goTo}
            groupLabel={content.testimonials}
            onShow={show}
          />
          <PauseButton isPaused={isPaused} onToggle={toggle} />
        </div>
      </div>
    </section>
  );
}
