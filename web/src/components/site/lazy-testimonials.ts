import { createElement } from 'react';
import { lazyIsland } from '../ui/lazy-island';

/** The testimonials, loaded late because they are below the first screen and their texts are long. */
export const TestimonialSlider = lazyIsland(
  async () => (await import('./testimonial-slider')).TestimonialSlider,
  createElement('div', { className: 'min-h-96 bg-primary-deep' }),
);

export const AssociationVoice = lazyIsland(
  async () => (await import('./association-voice')).AssociationVoice,
);
