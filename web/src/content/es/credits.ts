import { profile } from '@sandhill/company/profile.js';
import type { CreditsContent } from '../en/credits';

export const credits: CreditsContent = {
  title: 'Créditos de fotos',
  lead: 'Quién hizo las imágenes de este sitio. Ninguna fotografía muestra trabajos o cuadrillas nuestras; agradecemos a sus autores.',
  changes: 'Cambios',
  license: 'Licencia',
  illustrations: `Las ilustraciones se dibujaron para ${profile.name}.`,
};
