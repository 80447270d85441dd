import type { Language } from '@sandhill/company/language.js';

const en = {
  facts: {
    correct: 'Edit details',
    title: 'Edit the details',
    name: 'Name',
    save: 'Save changes',
    saving: 'Saving...',
    failed: 'The changes were not saved',
    checkFields: 'Please check the marked fields.',
    faults: {
      name: 'Please enter a name',
      email: 'Please enter a valid email address, or leave it empty if there is a phone number',
      phone: 'Please enter a phone number, or leave it empty if there is an email address',
      address: 'Please enter an address of 5 to 500 characters',
      services: 'Please choose at least one service',
    } as Record<string, string>,
    source: 'Source',
    sources: {
      site: 'The website',
      door: 'Another program',
      call: 'Call',
      'walk-in': 'Walk-in',
      referral: 'Referral',
      other: 'Other',
    },
    cameFrom: 'Came from',
    firstPage: 'First page they opened',
    referrer: 'Website that linked to us',
    campaign: 'Campaign',
    heardFrom: 'How they heard about us',
    map: 'Open the map',
  },
  earlier: {
    title: 'Other leads from this person',
    hint: 'Same email address or phone number. Each stays a separate lead.',
    line: (status: string, year: string) => `${status}, ${year}`,
  },
};

type LeadFactsContent = typeof en;

const es: LeadFactsContent = {
  facts: {
    correct: 'Editar los datos',
    title: 'Editar los datos',
    name: 'Nombre',
    save: 'Guardar cambios',
    saving: 'Guardando...',
    failed: 'No se guardaron los cambios',
    checkFields: 'Revise los campos marcados.',
    faults: {
      name: 'Escriba un nombre',
      email: 'Escriba un correo válido, o déjelo vacío si hay un teléfono',
      phone: 'Escriba un teléfono, o déjelo vacío si hay un correo',
      address: 'Escriba una dirección de 5 a 500 caracteres',
      services: 'Elija al menos un servicio',
    },
    source: 'Fuente',
    sources: {
      site: 'El sitio web',
      door: 'Otro programa',
      call: 'Llamada',
      'walk-in': 'Vino a la oficina',
      referral: 'Recomendación',
      other: 'Otra',
    },
    cameFrom: 'Vino de',
    firstPage: 'Primera página que abrió',
    referrer: 'Sitio que enlazó al nuestro',
    campaign: 'Campaña',
    heardFrom: 'Cómo supo de nosotros',
    map: 'Abrir el mapa',
  },
  earlier: {
    title: 'Otras solicitudes de la misma persona',
    hint: 'Mismo correo o teléfono. Siguen siendo solicitudes separadas.',
    line: (status, year) => `${status}, ${year}`,
  },
};

export const leadFacts: Record<Language, LeadFactsContent> = { en, es };
