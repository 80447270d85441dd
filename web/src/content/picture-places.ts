import type { Language } from '@sandhill/company/language.js';

const en = {
  stands: 'Shown on:',
  gallery: 'Gallery',
  home: 'Home page, recent work',
  ownPage: 'Its own page',
  banner: (service: string) => `Header of ${service}`,
  notShown: 'Not shown on any page.',
  inUse: {
    title: 'The website shows this image',
    text: 'To delete it, first choose another image there, and publish. It also cannot be deleted while a draft or a scheduled publication shows it.',
    ask: 'An administrator can do that.',
    replace: 'Choose another image',
  },
  unused: {
    tab: 'Not used',
    hint: 'Images that only the gallery shows, and header images of categories that have no page.',
    empty: 'Every image is also shown on another page.',
  },
  focus: {
    title: 'Focus point and rotation',
    hint: 'Tap the most important spot: it stays visible when the image is cropped.',
    fromLeft: 'From the left',
    fromTop: 'From the top',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
  },
  givenUp: {
    title: 'Images without large sizes',
    text: 'Visitors see them at most 800 pixels wide. The site stopped trying to make the large sizes after 15 attempts.',
    reasons: {
      unreadable: 'The file cannot be read completely. Upload it again.',
      store: 'The original could not be fetched. Try again. If that fails, upload the image again.',
      other:
        'The server could not make them. Try again. If that fails, tell the person who runs the server: its log says why.',
    },
    again: 'Try again',
    againOf: (title: string) => `Make the large sizes of ${title} again`,
    started: { title: 'Trying again', description: 'The large sizes are made in the background.' },
    failed: 'Not started',
  },
};

const es: typeof en = {
  stands: 'Está en:',
  gallery: 'Galería',
  home: 'Página de inicio, trabajos recientes',
  ownPage: 'Su propia página',
  banner: (service) => `Encabezado de ${service}`,
  notShown: 'No está en ninguna página.',
  inUse: {
    title: 'El sitio muestra esta imagen',
    text: 'Para eliminarla, elija primero otra imagen ahí y publique el cambio. Tampoco se puede eliminar mientras la muestre un borrador o una publicación programada.',
    ask: 'Un administrador puede hacerlo.',
    replace: 'Elegir otra imagen',
  },
  unused: {
    tab: 'Sin uso',
    hint: 'Imágenes que solo muestra la galería, y encabezados de categorías sin página.',
    empty: 'Todas las imágenes se muestran también en otra página.',
  },
  focus: {
    title: 'Punto importante y rotación',
    hint: 'Toque el punto más importante: se sigue viendo cuando la imagen se recorta.',
    fromLeft: 'Desde la izquierda',
    fromTop: 'Desde arriba',
    turnLeft: 'Girar a la izquierda',
    turnRight: 'Girar a la derecha',
  },
  givenUp: {
    title: 'Imágenes sin tamaños grandes',
    text: 'Los visitantes las ven con 800 píxeles de ancho como máximo. El sitio dejó de intentar crear los tamaños grandes después de 15 intentos.',
    reasons: {
      unreadable: 'El archivo no se puede leer completo. Súbalo de nuevo.',
      store: 'No se pudo obtener el original. Inténtelo de nuevo. Si falla, suba otra vez la imagen.',
      other:
        'El servidor no pudo hacerlos. Inténtelo de nuevo. Si falla, avise a quien administra el servidor: su registro dice por qué.',
    },
    again: 'Intentar de nuevo',
    againOf: (title) => `Hacer de nuevo los tamaños grandes de ${title}`,
    started: { title: 'Se intenta de nuevo', description: 'Los tamaños grandes se hacen en segundo plano.' },
    failed: 'No se inició',
  },
};

export const picturePlacesContent: Record<Language, typeof en> = { en, es };
