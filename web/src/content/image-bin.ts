import type { Language } from '@sandhill/company/language.js';

const en = {
  bin: {
    open: 'Bin',
    leave: 'Back to the images',
    title: 'Bin',
    text: 'Deleted images stay here for 30 days and can be restored. After that they are erased.',
    loading: 'Loading the bin...',
    empty: 'The bin is empty',
    deleted: (time: string) => `Deleted ${time}`,
    purged: (time: string) => `Will be erased on ${time}`,
    restore: 'Restore',
    restoring: 'Restoring...',
    restoreOf: (title: string) => `Restore ${title}`,
    restored: { title: 'Image restored', description: 'It is on the website again.' },
    failed: 'The image was not restored',
    more: 'Load more',
    loadingMore: 'Loading...',
  },
  confirm: {
    title: 'Delete image',
    text: 'Are you sure you want to delete this project image?',
    quickText: 'Delete this image?',
    delete: 'Delete',
    deleting: 'Deleting...',
  },
};

const es: typeof en = {
  bin: {
    open: 'Papelera',
    leave: 'Volver a las imágenes',
    title: 'Papelera',
    text: 'Las imágenes eliminadas quedan aquí 30 días y se pueden recuperar. Después se borran para siempre.',
    loading: 'Cargando la papelera...',
    empty: 'La papelera está vacía',
    deleted: (time) => `Eliminada el ${time}`,
    purged: (time) => `Se borrará para siempre el ${time}`,
    restore: 'Recuperar',
    restoring: 'Recuperando...',
    restoreOf: (title) => `Recuperar ${title}`,
    restored: { title: 'Imagen recuperada', description: 'Está de nuevo en el sitio.' },
    failed: 'No se recuperó la imagen',
    more: 'Cargar más',
    loadingMore: 'Cargando...',
  },
  confirm: {
    title: 'Eliminar la imagen',
    text: '¿Seguro que quiere eliminar esta imagen de proyecto?',
    quickText: '¿Eliminar esta imagen?',
    delete: 'Eliminar',
    deleting: 'Eliminando...',
  },
};

export const imageBinContent: Record<Language, typeof en> = { en, es };
