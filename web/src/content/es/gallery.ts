import type { GalleryContent } from '../en/gallery';

export const gallery: GalleryContent = {
  title: 'Nuestra galería',
  /** For search engines. */
  description:
    'Imágenes de siembra, iluminación, riego y trabajos de terreno en la costa del Golfo del suroeste de Florida, por categoría.',
  lead: 'Jardines, áreas verdes y terrenos en la costa del Golfo.',
  projects: 'Proyectos',
  filter: 'Filtrar por categoría',
  all: 'Todas',
  categories: {
    landscaping: 'Jardinería',
    hardscaping: 'Pavimentos y muros',
    'lawn-maintenance': 'Mantenimiento de césped',
    'tree-service': 'Servicio de árboles',
    irrigation: 'Riego',
    'garden-design': 'Diseño de jardines',
    'outdoor-lighting': 'Iluminación exterior',
    'shrub-installation': 'Siembra de arbustos',
    'grapple-truck': 'Camión con grapa',
    'landscape-design': 'Diseño de paisajes',
  },
  loading: 'Cargando proyectos...',
  empty: 'Todavía no hay proyectos.',
  emptyHint: 'Agregue imágenes en la página de administración y aparecerán aquí.',
  failed: 'No se pueden cargar los proyectos. Intente más tarde.',
  viewDetails: 'Ver detalles',
  more: 'Mostrar más',
  toGallery: 'Ver la galería',
  category: 'Categoría',
  highlightsTitle: 'Lo más destacado',
  highlights: [
    'Planeado y construido por nuestras cuadrillas',
    'Plantas elegidas para la costa del Golfo',
    'Con cuidado después del último día de obra',
  ],
  close: 'Cerrar',
};
