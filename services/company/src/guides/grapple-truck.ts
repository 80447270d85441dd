import type { ServiceGuide } from './service-guide.js';

export const guide: ServiceGuide = {
  checklist: {
    title: { en: 'After a storm: the first day', es: 'Después de una tormenta: el primer día' },
    items: [
      {
        en: 'Stay away from downed lines and from branches that touch them. Call the power company, then us',
        es: 'Aléjese de cables caídos y de ramas que los toquen. Llame a la compañía eléctrica y después a nosotros',
      },
      {
        en: 'Photograph everything before it is moved, for your insurer',
        es: 'Fotografíe todo antes de moverlo, para su aseguradora',
      },
      {
        en: 'Pile wood and fronds apart from building debris and appliances',
        es: 'Amontone madera y pencas aparte de escombros de construcción y electrodomésticos',
      },
      {
        en: 'Pile at the curb, clear of hydrants, meters, mailboxes and storm drains',
        es: 'Junte todo al borde de la calle, lejos de hidrantes, medidores, buzones y alcantarillas',
      },
      {
        en: 'No bags: the grapple cannot tell what is in them',
        es: 'Sin bolsas: la garra no sabe qué llevan dentro',
      },
      {
        en: 'Leave hanging limbs and leaning trees to a crew with a lift',
        es: 'Deje las ramas colgantes y los árboles inclinados a una cuadrilla con elevador',
      },
    ],
  },
  steps: [
    {
      title: { en: 'Send a photo', es: 'Envíe una foto' },
      text: {
        en: 'One picture of the pile and one of the street are enough for a price. Say what is in it: logs, fronds, stumps, fence, concrete.',
        es: 'Una foto del montón y una de la calle bastan para un precio. Díganos qué hay: troncos, pencas, tocones, cerca, concreto.',
      },
    },
    {
      title: { en: 'Keep the curb free', es: 'Deje libre el borde de la calle' },
      text: {
        en: 'The truck needs the length of three cars and open sky above it. It works from the street, so no one has to be at home.',
        es: 'El camión necesita el largo de tres autos y cielo abierto. Trabaja desde la calle, así que nadie tiene que estar en casa.',
      },
    },
    {
      title: { en: 'Gone, and on record', es: 'Retirado y documentado' },
      text: {
        en: 'We lift, rake the spot and haul to a licensed site. Communities get photographs street by street the same evening.',
        es: 'Levantamos, rastrillamos el lugar y llevamos todo a un sitio autorizado. Las comunidades reciben fotos calle por calle esa misma noche.',
      },
    },
  ],
  factors: [
    {
      en: 'Volume: we count truckloads, not hours',
      es: 'El volumen: contamos cargas de camión, no horas',
    },
    {
      en: 'What it is: clean wood costs less to dispose of than mixed debris',
      es: 'El material: la madera limpia cuesta menos que los escombros mezclados',
    },
    {
      en: 'Reach: the arm lifts over a wall or hedge, not over a house',
      es: 'El alcance: el brazo pasa sobre un muro o un seto, no sobre una casa',
    },
    {
      en: 'Distance to the disposal site, and the lines there after a storm',
      es: 'La distancia al sitio de descarga, y las filas después de una tormenta',
    },
  ],
  seasonsTitle: { en: 'Before the season, and in it', es: 'Antes de la temporada y durante ella' },
  seasons: [
    {
      from: 3,
      to: 5,
      title: { en: 'Clear before June', es: 'Despejar antes de junio' },
      text: {
        en: 'Loose limbs, coconuts and old piles are what the wind throws. This is also when places on the hurricane list are given out.',
        es: 'Ramas sueltas, cocos y montones viejos son lo que lanza el viento. También es cuando se reparten los lugares de la lista de huracanes.',
      },
    },
    {
      from: 6,
      to: 11,
      title: { en: 'Hurricane season', es: 'Temporada de huracanes' },
      text: {
        en: 'June 1 to November 30. Once a storm is announced, put nothing more at the curb: there may be no truck before the wind.',
        es: 'Del 1 de junio al 30 de noviembre. Cuando se anuncia una tormenta, no saque nada más a la calle: quizá ningún camión llegue antes que el viento.',
      },
    },
  ],
  related: [
    {
      id: 'hoa-packages',
      why: { en: 'a storm plan for the whole community', es: 'un plan de tormenta para toda la comunidad' },
    },
    {
      id: 'bobcat-services',
      why: { en: 'stumps, and brush behind the house', es: 'tocones, y maleza detrás de la casa' },
    },
  ],
};
