import type { Language } from '@sandhill/company/language.js';

/** Texts of the gallery and of all lists of pictures from the server. */
const en = {
  title: 'Our gallery',
  lead: 'Gardens, grounds and sites along the Gulf coast.',
  projects: 'Projects',
  filter: 'Filter by category',
  all: 'All',
  loading: 'Loading projects...',
  empty: 'No projects available yet.',
  emptyHint: 'Add images on the Admin page and they appear here.',
  failed: 'Unable to load projects. Please try again later.',
  viewDetails: 'View Details',
  more: 'Show more',
  toGallery: 'See the gallery',
  highlightsTitle: 'Highlights',
  highlights: [
    'Planned and built by our own crews',
    'Plants chosen for the Gulf coast',
    'Cared for after the last day of work',
  ],
  close: 'Close',
  previous: 'Previous project',
  next: 'Next project',
  place: (number: number, count: number) => `${number} of ${count}`,
  story: 'See the whole project',
  like: 'I want something like this',
  sample: 'A sample picture, not our work.',
  ctaTitle: 'Seen something you like?',
  ctaText: 'Tell us about your property. The quote is free.',
  ctaQuote: 'Get a Quote',
};

type GalleryContent = typeof en;

const es: GalleryContent = {
  title: 'Nuestra galería',
  lead: 'Jardines, áreas verdes y terrenos en la costa del Golfo.',
  projects: 'Proyectos',
  filter: 'Filtrar por categoría',
  all: 'Todas',
  loading: 'Cargando proyectos...',
  empty: 'Todavía no hay proyectos.',
  emptyHint: 'Agregue imágenes en la página de administración y aparecerán aquí.',
  failed: 'No se pueden cargar los proyectos. Inténtelo más tarde.',
  viewDetails: 'Ver detalles',
  more: 'Mostrar más',
  toGallery: 'Ver la galería',
  highlightsTitle: 'Lo más destacado',
  highlights: [
    'Planeado y construido por nuestras cuadrillas',
    'Plantas elegidas para la costa del Golfo',
    'Lo seguimos cuidando después del último día de obra',
  ],
  close: 'Cerrar',
  previous: 'Proyecto anterior',
  next: 'Proyecto siguiente',
  place: (number, count) => `${number} de ${count}`,
  story: 'Ver el proyecto completo',
  like: 'Quiero algo así',
  sample: 'Imagen de muestra, no es un trabajo nuestro.',
  ctaTitle: '¿Vio algo que le gusta?',
  ctaText: 'Cuéntenos de su propiedad. El presupuesto es gratis.',
  ctaQuote: 'Pedir presupuesto',
};

export const galleryContent: Record<Language, GalleryContent> = { en, es };
