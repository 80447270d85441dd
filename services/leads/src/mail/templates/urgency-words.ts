import type { Urgency } from '../../model/urgency.js';

export const urgencyWords: Record<Urgency, string> = {
  water: 'Water running',
  tree: 'Tree or limb down',
  blocked: 'Drive or road blocked',
  electric: 'Wire or light fault',
  other: 'Something else',
};
