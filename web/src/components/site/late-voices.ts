import { createElement } from 'react';
import { lateIsland } from '../ui/late-island';

/** What clients say is below the first screen, and its texts are long. */
export const TestimonialSlider = lateIsland(
  async () => (await import('./testimonial-slider')).TestimonialSlider,
  createElement('div', { className: 'min-h-96 bg-primary-deep' }),
);

export const AssociationVoice = lateIsland(
  async () => (await import('./association-voice')).AssociationVoice,
);
