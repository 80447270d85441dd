import type { Language } from '@sandhill/company/language.js';

const en = {
  open: 'Add lead',
  title: 'Add a lead from a call, a walk-in or a referral',
  text: 'A name plus a phone number or email address is enough.',
  kind: 'Kind',
  source: 'Source',
  language: 'Speaks',
  note: 'What it is about',
  receipt: 'Send a confirmation by email',
  save: 'Save lead',
  saving: 'Saving...',
  done: (name: string) => ({ title: name, description: 'The lead is saved.' }),
  failed: 'The lead was not saved',
  faults: {
    name: 'Please enter a name',
    email: 'Please enter a phone number or a valid email address',
    phone: 'Please enter a phone number of 10 digits or more',
    address: 'Please enter an address of 5 to 500 characters',
  } as Record<string, string>,
};

const es: typeof en = {
  open: 'Agregar solicitud',
  title: 'Agregar la solicitud de quien llama, viene o llega por recomendación',
  text: 'Basta un nombre con un teléfono o un correo.',
  kind: 'Tipo',
  source: 'Fuente',
  language: 'Habla',
  note: 'De qué se trata',
  receipt: 'Enviar una confirmación por correo',
  save: 'Guardar',
  saving: 'Guardando...',
  done: (name) => ({ title: name, description: 'La solicitud quedó guardada.' }),
  failed: 'No se guardó la solicitud',
  faults: {
    name: 'Escriba un nombre',
    email: 'Escriba un teléfono o un correo válido',
    phone: 'Escriba un teléfono de 10 dígitos o más',
    address: 'Escriba una dirección de 5 a 500 caracteres',
  },
};

export const typeInLeadContent: Record<Language, typeof en> = { en, es };
