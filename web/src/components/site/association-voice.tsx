import { useLanguage } from '../../lib/language-context';
import { associationVoice, textProps } from '../../lib/site';
import { TestimonialSource } from './testimonial-source';

/** A community association's testimonial, shown on the HOA pages. */
export function AssociationVoice() {
  const language = useLanguage();
  const voice = associationVoice;
  if (!voice) return null;
  return (
    <figure className="rounded-3xl bg-glow-soft p-4 sm:p-8">
      <blockquote className="font-display text-lg leading-snug sm:text-heading text-pretty">
        “<span {...textProps(voice.text, language)} />”
      </blockquote>
      <figcaption className="mt-3">
        <strong className="font-semibold">{voice.name}</strong>,{' '}
        {voice.role && <span {...textProps(voice.role, language)} />}
        {voice.role && ', '}
        {voice.location}
        <TestimonialSource voice={voice} />
      </figcaption>
    </figure>
  );
}
