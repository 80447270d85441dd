import { createElement } from 'react';
import { lateIsland } from '../ui/late-island';

/** The testimonials, loaded late because they are below the first screen and their texts are long. */
export const TestimonialSlider = lateIsland(
  async () => (await import('./testimonial-slider')).TestimonialSlider,
  createElement('div', { className: 'min-h-96 bg-primary-deep' }),
);

export const AssociationVoice = lateIsland(
  async () => (await import('./association-voice')).AssociationVoice,
);
