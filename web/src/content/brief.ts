import type { Language } from '@sandhill/company/language.js';
import { leadFields } from './lead-fields';

/** Texts of the brief, a printed summary of a lead for the crew. Its questions are in `brief-questions.ts`. */
const en = {
  back: 'Back to the lead',
  print: 'Print',
  hint: 'One letter-size page for the crew.',
  failed: 'The lead did not load',
  gone: { title: 'No such lead', text: 'It was deleted, or the link is wrong.' },
  kinds: { quote: 'Site visit', contact: 'Visit after a message' },
  printed: (time: string) => `Printed ${time}`,
  ...leadFields.en,
  area: 'Area',
  owner: 'Assigned to',
  language: 'Speaks',
  languages: { en: 'English', es: 'Spanish' },
  noAddress: 'No address given. Ask before you drive.',
  map: 'Map',
  scan: 'Scan for the map',
  more: 'The rest is on the lead’s page.',
  photos: 'Photos',
  photo: (number: number) => `Photo ${number}`,
  photoMissing: (number: number) => `Photo ${number} did not load. Reload the page.`,
  morePhotos: (count: number) => `${count} more on the lead’s page.`,
  told: 'Calls, and notes for the crew',
  noted: (name: string, day: string) => `${name}, ${day}`,
  called: (name: string, day: string) => `Call, ${name}, ${day}`,
  moreTold: (count: number) => `${count} more on the lead’s page.`,
  earlier: 'Earlier leads',
  statuses: { new: 'new', contacted: 'contacted', won: 'won', lost: 'lost', spam: 'spam' },
  questions: 'Ask and check at the property',
  notes: 'Notes and measurements',
};

type BriefContent = typeof en;

const es: BriefContent = {
  back: 'Volver a la solicitud',
  print: 'Imprimir',
  hint: 'Una página tamaño carta para la cuadrilla.',
  failed: 'No se pudo cargar la solicitud',
  gone: { title: 'No existe esa solicitud', text: 'Se eliminó, o el enlace tiene un error.' },
  kinds: { quote: 'Visita', contact: 'Visita tras un mensaje' },
  printed: (time) => `Impreso el ${time}`,
  ...leadFields.es,
  area: 'Zona',
  owner: 'Responsable',
  language: 'Habla',
  languages: { en: 'inglés', es: 'español' },
  noAddress: 'Sin dirección. Pregunte antes de salir.',
  map: 'Mapa',
  scan: 'Escanee para ver el mapa',
  more: 'El resto está en la página de la solicitud.',
  photos: 'Fotos',
  photo: (number) => `Foto ${number}`,
  photoMissing: (number) => `La foto ${number} no se cargó. Vuelva a cargar la página.`,
  morePhotos: (count) => `${count} más en la página de la solicitud.`,
  told: 'Llamadas, y notas para la cuadrilla',
  noted: (name, day) => `${name}, ${day}`,
  called: (name, day) => `Llamada, ${name}, ${day}`,
  moreTold: (count) => `${count} más en la página de la solicitud.`,
  earlier: 'Solicitudes anteriores',
  statuses: { new: 'nueva', contacted: 'contactada', won: 'ganada', lost: 'perdida', spam: 'spam' },
  questions: 'Pregunte y revise en el lugar',
  notes: 'Notas y medidas',
};

export const briefContent: Record<Language, BriefContent> = { en, es };
