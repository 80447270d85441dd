import type { MissingPhotosContent } from '../en/missing-photos';

export const missingPhotos: MissingPhotosContent = {
  text: 'No pudimos guardar sus fotos: por ahora no hay espacio en el servidor. Por favor envíelas por correo.',
  mail: 'Enviar las fotos por correo',
  subject: (reference) => `Fotos para ${reference}`,
};
