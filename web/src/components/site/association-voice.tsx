import { testimonials } from '@sandhill/company/testimonials.js';
import { useLanguage } from '../../lib/language-context';

/** What a community association says; stands on the HOA pages. */
export function AssociationVoice() {
  const language = useLanguage();
  const voice = testimonials.find((testimonial) => testimonial.id === 'association');
  if (!voice) return null;
  return (
    <figure className="rounded-3xl bg-glow-soft p-6 sm:p-8">
      <blockquote className="font-display text-heading leading-snug text-pretty">
        “{voice.text[language]}”
      </blockquote>
      <figcaption className="mt-3">
        <strong className="font-semibold">{voice.name}</strong>, {voice.role?.[language]}, {voice.location}
      </figcaption>
    </figure>
  );
}
