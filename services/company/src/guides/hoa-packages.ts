import type { ServiceGuide } from './service-guide.js';

export const guide: ServiceGuide = {
  steps: [
    {
      title: { en: 'Walk the property', es: 'Recorremos la propiedad' },
      text: {
        en: 'We walk every street with you. You keep our notes and photographs, hired or not.',
        es: 'Recorremos cada calle con usted. Las notas y las fotos son suyas, nos contrate o no.',
      },
    },
    {
      title: { en: 'Agree on the standard', es: 'Acordamos el nivel' },
      text: {
        en: 'The contract says how often each area is cut, pruned and fed. Extras have unit prices.',
        es: 'El contrato dice cada cuánto se corta, poda y fertiliza. Lo extra tiene precio por unidad.',
      },
    },
    {
      title: { en: 'Report every month', es: 'Informamos cada mes' },
      text: {
        en: 'Once a month the board reads what was done, what it cost and what needs a decision.',
        es: 'Una vez al mes la junta lee qué se hizo, cuánto costó y qué hay que decidir.',
      },
    },
  ],
  factors: [
    {
      en: 'Acres of turf, yards of hedge and the number of palms',
      es: 'La superficie de césped, la longitud de los setos y el número de palmas',
    },
    {
      en: 'The age of the irrigation system',
      es: 'La edad del sistema de riego',
    },
    {
      en: 'Gates, lakes and entrances, and which must look their best',
      es: 'Portones, lagos y entradas, y cuáles deben verse mejor',
    },
    {
      en: 'What your documents leave to owners and what to the association',
      es: 'Lo que sus documentos dejan a los propietarios y lo que dejan a la asociación',
    },
  ],
  seasonsTitle: { en: 'The board’s year', es: 'El año de la junta' },
  seasons: [
    {
      from: 1,
      to: 3,
      title: { en: 'Peak season', es: 'Temporada alta' },
      text: {
        en: 'Entrances and clubhouse come first. The annual meeting sees the year in pictures.',
        es: 'Primero las entradas y la casa club. La asamblea anual ve el año en fotos.',
      },
    },
    {
      from: 4,
      to: 5,
      title: { en: 'Ready before June', es: 'Listos antes de junio' },
      text: {
        en: 'Palms pruned, drains cleared, the storm plan signed.',
        es: 'Palmas podadas, drenajes limpios, plan de tormenta firmado.',
      },
    },
    {
      from: 6,
      to: 9,
      title: { en: 'Rain and growth', es: 'Lluvia y crecimiento' },
      text: {
        en: 'Weekly mowing, less irrigation, fertilizer as the county’s rules allow.',
        es: 'Corte cada semana, menos riego, fertilizante según las reglas del condado.',
      },
    },
    {
      from: 10,
      to: 12,
      title: { en: 'Color for the season', es: 'Color para la temporada' },
      text: {
        en: 'Winter annuals and fresh mulch as residents return.',
        es: 'Flores de invierno y mantillo nuevo cuando vuelven los residentes.',
      },
    },
  ],
  related: [
    {
      id: 'irrigation',
      why: {
        en: 'the largest line in most water bills',
        es: 'la partida mayor de casi toda factura de agua',
      },
    },
    {
      id: 'grapple-truck',
      why: {
        en: 'a reserved place before hurricane season',
        es: 'un lugar reservado antes de los huracanes',
      },
    },
    {
      id: 'lighting',
      why: { en: 'entrances and paths after sunset', es: 'entradas y senderos al anochecer' },
    },
  ],
};
