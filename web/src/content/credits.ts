import type { Language } from '@sandhill/company/language.js';
import { profile } from '@sandhill/company/profile.js';

const en = {
  title: 'Photo credits',
  lead: 'Who made the pictures on this site. None of the photographs shows our own work or crew; we are grateful to their makers.',
  changes: 'Changes',
  license: 'License',
  illustrations: `The illustrations were drawn for ${profile.name}.`,
};

export type CreditsContent = typeof en;

const es: CreditsContent = {
  title: 'Créditos de fotos',
  lead: 'Quién hizo las imágenes de este sitio. Ninguna fotografía muestra trabajos o cuadrillas nuestras; agradecemos a sus autores.',
  changes: 'Cambios',
  license: 'Licencia',
  illustrations: `Las ilustraciones se dibujaron para ${profile.name}.`,
};

export const creditsContent: Record<Language, CreditsContent> = { en, es };
