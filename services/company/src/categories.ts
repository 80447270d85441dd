import type { Localized } from './language.js';

/**
 * Categories that forms offer for project images, in this order. An image may have another category, because the API
 * accepts any slug.
 */
export const categoryNames: Record<string, Localized> = {
  landscaping: { en: 'Landscaping', es: 'Jardinería' },
  hardscaping: { en: 'Hardscaping', es: 'Pisos exteriores y muros' },
  'lawn-maintenance': { en: 'Lawn Maintenance', es: 'Mantenimiento de césped' },
  'tree-service': { en: 'Tree Service', es: 'Servicio de árboles' },
  irrigation: { en: 'Irrigation', es: 'Riego' },
  'garden-design': { en: 'Garden Design', es: 'Jardines ornamentales' },
  'outdoor-lighting': { en: 'Outdoor Lighting', es: 'Iluminación exterior' },
  'shrub-installation': { en: 'Shrub Installation', es: 'Siembra de arbustos' },
  'grapple-truck': { en: 'Grapple Truck', es: 'Camión con garra' },
  'landscape-design': { en: 'Landscape Design', es: 'Diseño de jardines' },
};

/**
 * Categories whose gallery pictures are also shown on the page of the service with the same id. The upload forms for
 * phones do not offer them.
 */
export const wallCategories = ['grapple-truck', 'landscape-design'] as const;

export const categories = Object.keys(categoryNames);
export const uploadCategories = categories.filter(
  (category) => !wallCategories.some((wall) => wall === category),
);
