import type { Language } from '@sandhill/company/language.js';
import { profile } from '../lib/site';

const en = {
  title: 'Photo credits',
  lead: 'Who made the pictures on this site. None of the photographs shows our own work or crew; we are grateful to their makers.',
  changes: 'Changes',
  license: 'License',
  illustrations: `The drawings were made for ${profile.name}. The people in them are no one in particular.`,
};

type CreditsContent = typeof en;

const es: CreditsContent = {
  title: 'Créditos de fotos',
  lead: 'Quién hizo las imágenes de este sitio. Ninguna fotografía muestra nuestros trabajos ni nuestras cuadrillas; agradecemos a sus autores.',
  changes: 'Cambios',
  license: 'Licencia',
  illustrations: `Los dibujos se hicieron para ${profile.name}. Las personas que aparecen en ellos no representan a nadie en particular.`,
};

export const creditsContent: Record<Language, CreditsContent> = { en, es };
