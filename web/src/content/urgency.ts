import type { Language } from '@sandhill/company/language.js';
import { profile } from '../lib/site';
import type { Urgency } from '../types/api';

/** Texts about urgent requests. They promise no time of arrival. */
const en = {
  cannotWait: 'This can’t wait',
  callFirst: 'Calling is quickest, day or night.',
  call: `Call ${profile.phone.display}`,
  what: 'What is it?',
  reasons: {
    water: 'Water running',
    tree: 'Tree or limb down',
    blocked: 'Drive or road blocked',
    electric: 'Wire or light fault',
    other: 'Something else',
  } satisfies Record<Urgency, string> as Record<Urgency, string>,
  alsoTold: 'Once you send this, we also tell our person on call.',
  tell: 'Tell our person on call',
  states: {
    telling: () => 'We are trying to reach our person on call. If you can, please call us.',
    told: () => 'Our person on call has been told.',
    taken: (by: string) => `${by} is taking care of it now.`,
  },
  office: 'Our office',
  tooMany: `We could not pass this on. Please call ${profile.phone.display}.`,
};

const es: typeof en = {
  cannotWait: 'No puede esperar',
  callFirst: 'Llamar es lo más rápido, de día o de noche.',
  call: `Llamar al ${profile.phone.display}`,
  what: '¿De qué se trata?',
  reasons: {
    water: 'Fuga de agua',
    tree: 'Árbol o rama caídos',
    blocked: 'Entrada o calle bloqueada',
    electric: 'Problema eléctrico o de iluminación',
    other: 'Otra cosa',
  },
  alsoTold: 'Cuando lo envíe, también avisamos a nuestra persona de guardia.',
  tell: 'Avisar a la persona de guardia',
  states: {
    telling: () => 'Estamos tratando de avisar a nuestra persona de guardia. Si puede, llámenos.',
    told: () => 'Ya avisamos a nuestra persona de guardia.',
    taken: (by) => `${by} ya se encarga.`,
  },
  office: 'Nuestra oficina',
  tooMany: `No pudimos pasar el aviso. Llame al ${profile.phone.display}.`,
};

export const urgencyContent: Record<Language, typeof en> = { en, es };
