import type { GalleryContent } from '../en/gallery';

export const gallery: GalleryContent = {
  title: 'Nuestra galería',
  lead: 'Jardines, áreas verdes y terrenos en la costa del Golfo.',
  projects: 'Proyectos',
  filter: 'Filtrar por categoría',
  all: 'Todas',
  loading: 'Cargando proyectos...',
  empty: 'Todavía no hay proyectos.',
  emptyHint: 'Agregue imágenes en la página de administración y aparecerán aquí.',
  failed: 'No se pueden cargar los proyectos. Intente más tarde.',
  viewDetails: 'Ver detalles',
  more: 'Mostrar más',
  category: 'Categoría',
  highlightsTitle: 'Lo más destacado',
  highlights: [
    'Planeado y construido por nuestras cuadrillas',
    'Plantas elegidas para la costa del Golfo',
    'Con cuidado después del último día de obra',
  ],
  close: 'Cerrar',
};
