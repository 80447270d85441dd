import type { NotFoundContent } from '../en/not-found';

export const notFound: NotFoundContent = {
  title: 'Página no encontrada',
  hint: '¿Olvidó agregar la página al enrutador?',
  text: 'La dirección puede ser antigua o tener un error. Estas páginas sí existen:',
};
