import type { PictureUse } from '@sandhill/company/pictures/picture-places.js';
import type { Language } from '@sandhill/company/language.js';
import type { ServiceId } from '@sandhill/company/service-ids.js';

type OwnPlace = Exclude<PictureUse, ServiceId>;

const en = {
  groups: {
    home: 'Home page',
    heads: 'Page headers',
    banners: 'Service headers',
    collage: 'HOA packages on the services page',
  },
  places: {
    'hero-1': 'First background',
    'hero-2': 'Second background',
    'hero-3': 'Third background',
    home: 'Our team',
    about: 'About',
    careers: 'Careers',
    services: 'Services',
    gallery: 'Gallery',
    'collage-1': 'First image',
    'collage-2': 'Second image',
    'collage-3': 'Third image',
    people: 'About: people',
    guide: 'Plant guide',
  } satisfies Record<OwnPlace, string> as Record<string, string>,
  banner: (service: string) => `Header: ${service}`,
  hint: 'Your own image replaces the drawing in its place. On most pages, the other drawings marked “Drawing” then disappear as well. Publish to show visitors the change.',
  bannerHint:
    'The image is also shown wherever the site lists this service, and replaces header images from the Project Images tab.',
  shipped: 'The drawing that came with the site',
  portrait: {
    shipped: 'No image: the About page shows the initials.',
    missing: 'This image is no longer in the gallery. Visitors see the initials.',
    back: 'Remove the image',
    details: 'Focus point',
  },
  choose: 'Choose an image',
  another: 'Choose another',
  back: 'Back to the drawing',
  of: (button: string, place: string) => `${button}: ${place}`,
  missing: 'This image is no longer in the gallery. Visitors see the drawing.',
  chosen: 'Image from the gallery',
  details: 'Alternative text and focus point',
  picker: {
    title: (place: string) => `Image for ${place}`,
    upload: 'Take a photo or choose a file',
    uploadHint: 'The image is shown only where you choose it, until you give it a place in Project Images.',
    uploading: 'Uploading…',
    failed: 'Not uploaded',
    take: (title: string) => `Choose “${title}”`,
    untitled: 'Image for the website',
  },
};

const es: typeof en = {
  groups: {
    home: 'Página de inicio',
    heads: 'Encabezados de páginas',
    banners: 'Encabezados de servicios',
    collage: 'Paquetes para HOA en la página de servicios',
  },
  places: {
    'hero-1': 'Primer fondo',
    'hero-2': 'Segundo fondo',
    'hero-3': 'Tercer fondo',
    home: 'Nuestro equipo',
    about: 'Nosotros',
    careers: 'Empleo',
    services: 'Servicios',
    gallery: 'Galería',
    'collage-1': 'Primera imagen',
    'collage-2': 'Segunda imagen',
    'collage-3': 'Tercera imagen',
    people: 'Nosotros: personas',
    guide: 'Guía de plantas',
  },
  banner: (service) => `Encabezado: ${service}`,
  hint: 'Una imagen suya reemplaza al dibujo de ese lugar. En casi todas las páginas desaparecen entonces también los demás dibujos con la marca “Dibujo”. Publique para que los visitantes vean el cambio.',
  bannerHint:
    'También se muestra donde el sitio enumera este servicio y reemplaza a los encabezados de la pestaña Imágenes de proyectos.',
  shipped: 'El dibujo incluido en el sitio',
  portrait: {
    shipped: 'Sin imagen: la página Nosotros muestra las iniciales.',
    missing: 'Esta imagen ya no está en la galería. Los visitantes ven las iniciales.',
    back: 'Quitar la imagen',
    details: 'Punto importante',
  },
  choose: 'Elegir una imagen',
  another: 'Elegir otra',
  back: 'Volver al dibujo',
  of: (button, place) => `${button}: ${place}`,
  missing: 'Esta imagen ya no está en la galería. Los visitantes ven el dibujo.',
  chosen: 'Imagen de la galería',
  details: 'Texto alternativo y punto importante',
  picker: {
    title: (place) => `Imagen para ${place}`,
    upload: 'Tome una foto o elija un archivo',
    uploadHint: 'Se muestra solo donde usted la elija, hasta que le dé un lugar en Imágenes de proyectos.',
    uploading: 'Subiendo…',
    failed: 'No se subió',
    take: (title) => `Elegir “${title}”`,
    untitled: 'Imagen para el sitio',
  },
};

export const websitePicturesContent: Record<Language, typeof en> = { en, es };

type PlaceWords = Pick<typeof en, 'places' | 'banner' | 'groups'>;

export const placeName = (place: string, words: PlaceWords, service: string): string =>
  words.places[place] ?? words.banner(service);

/** Returns the name of a picture place. If that name is ambiguous, the name of the page or collage precedes it. */
export function wholePlaceName(place: string, words: PlaceWords, service: string): string {
  const name = placeName(place, words, service);
  if (place.startsWith('collage-')) return `${words.groups.collage}: ${name}`;
  return place === 'home' || place.startsWith('hero-') ? `${words.groups.home}: ${name}` : name;
}
