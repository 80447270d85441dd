import type { ServiceGuide } from './service-guide.js';

export const guide: ServiceGuide = {
  steps: [
    {
      title: { en: 'Walk the property', es: 'Recorremos la propiedad' },
      text: {
        en: 'We walk every street with a board member or your manager and note what works and what does not. You get the notes with photographs, whether or not you hire us.',
        es: 'Recorremos cada calle con un miembro de la junta o con su administrador y anotamos qué funciona y qué no. Usted recibe las notas con fotos, nos contrate o no.',
      },
    },
    {
      title: { en: 'Agree on the standard', es: 'Acordamos el nivel' },
      text: {
        en: 'The contract says how often each area is cut, pruned, fed and checked, in words a board can verify. Extras have unit prices, so that a fallen palm needs no new negotiation.',
        es: 'El contrato dice cada cuánto se corta, poda, fertiliza y revisa cada área, con palabras que la junta puede comprobar. Los trabajos extra tienen precio por unidad: una palma caída no exige otra negociación.',
      },
    },
    {
      title: { en: 'Report every month', es: 'Informamos cada mes' },
      text: {
        en: 'Your property manager walks the community every week and answers residents. Once a month the board reads what was done, what it cost and what needs a decision.',
        es: 'Su encargado recorre la comunidad cada semana y atiende a los residentes. Una vez al mes la junta lee qué se hizo, cuánto costó y qué hay que decidir.',
      },
    },
  ],
  factors: [
    {
      en: 'Acres of turf, yards of hedge and the number of palms, which we count on the walk',
      es: 'La superficie de césped, los metros de seto y el número de palmas, que contamos en el recorrido',
    },
    {
      en: 'The age of the irrigation: an old system costs more to keep running than to survey',
      es: 'La edad del riego: mantener un sistema viejo cuesta más que revisarlo',
    },
    {
      en: 'How many gates, lakes and entrances there are, and which of them must look their best',
      es: 'Cuántos portones, lagos y entradas hay, y cuáles deben verse mejor',
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
      title: { en: 'Guests are here', es: 'Hay visitas' },
      text: {
        en: 'Entrances and clubhouse get the most attention. The annual meeting is a good day to show the year in pictures.',
        es: 'Las entradas y la casa club reciben más atención. La asamblea anual es buen día para mostrar el año en fotos.',
      },
    },
    {
      from: 4,
      to: 5,
      title: { en: 'Ready before June', es: 'Listos antes de junio' },
      text: {
        en: 'Palms and trees are pruned, drains cleared and the storm plan signed. Wet checks matter most now: these are the driest weeks.',
        es: 'Se podan palmas y árboles, se limpian los drenajes y se firma el plan de tormenta. El riego se revisa con más cuidado: son las semanas más secas.',
      },
    },
    {
      from: 6,
      to: 9,
      title: { en: 'Rain and growth', es: 'Lluvia y crecimiento' },
      text: {
        en: 'Weekly mowing, irrigation turned down, and feeding only as the county’s rainy-season fertilizer rules allow. Next year’s budget goes to the board in September.',
        es: 'Corte cada semana, menos riego y fertilizante solo como lo permiten las reglas del condado para la temporada de lluvias. En septiembre la junta recibe el presupuesto del próximo año.',
      },
    },
    {
      from: 10,
      to: 12,
      title: { en: 'Color for the season', es: 'Color para la temporada' },
      text: {
        en: 'Winter annuals and fresh mulch go in as residents return. Hurricane season ends on November 30, and so does the storm watch.',
        es: 'Se plantan flores de invierno y se renueva el mantillo cuando vuelven los residentes. La temporada de huracanes termina el 30 de noviembre.',
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
