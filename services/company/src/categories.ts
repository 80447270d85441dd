import type { Localized } from './language.js';

/** The categories of project images, in the order in which forms offer them. Pictures may have other categories. */
export const categoryNames: Record<string, Localized> = {
  landscaping: { en: 'Landscaping', es: 'Jardinería' },
  hardscaping: { en: 'Hardscaping', es: 'Pavimentos y muros' },
  'lawn-maintenance': { en: 'Lawn Maintenance', es: 'Mantenimiento de césped' },
  'tree-service': { en: 'Tree Service', es: 'Servicio de árboles' },
  irrigation: { en: 'Irrigation', es: 'Riego' },
  'garden-design': { en: 'Garden Design', es: 'Jardines ornamentales' },
  'outdoor-lighting': { en: 'Outdoor Lighting', es: 'Iluminación exterior' },
  'shrub-installation': { en: 'Shrub Installation', es: 'Siembra de arbustos' },
  'grapple-truck': { en: 'Grapple Truck', es: 'Camión con grapa' },
  'landscape-design': { en: 'Landscape Design', es: 'Diseño de jardines' },
};

/** Categories that only the form for managers offers. Their pictures have a fixed position on a service's page. */
const managersOwn = ['grapple-truck', 'landscape-design'];

export const categories = Object.keys(categoryNames);
export const uploadCategories = categories.filter((category) => !managersOwn.includes(category));
