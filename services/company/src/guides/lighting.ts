import type { ServiceGuide } from './service-guide.js';

export const guide: ServiceGuide = {
  steps: [
    {
      title: { en: 'An evening walk', es: 'Un recorrido al anochecer' },
      text: {
        en: 'We come at dusk with sample fixtures and try them on your palms, walls and paths. You see the light before you buy it.',
        es: 'Llegamos al anochecer con luces de muestra y las probamos en sus palmas, muros y senderos. Usted ve la luz antes de comprarla.',
      },
    },
    {
      title: { en: 'A plan with the load worked out', es: 'Un plano con la carga calculada' },
      text: {
        en: 'The plan shows each fixture, each wire run and what the transformer carries. A quarter of its capacity stays free, for the light that you think of later.',
        es: 'El plano muestra cada lámpara, cada tramo de cable y la carga del transformador. Una cuarta parte queda libre para la luz que se le ocurra después.',
      },
    },
    {
      title: { en: 'Install and aim', es: 'Instalar y orientar' },
      text: {
        en: 'Wires go under turf and beds, connections are sealed against salt and sprinklers. After dark we come back and aim every lamp.',
        es: 'Los cables van bajo césped y canteros, y las conexiones quedan selladas contra la sal y el riego. Volvemos de noche y orientamos cada lámpara.',
      },
    },
  ],
  factors: [
    {
      en: 'Number of fixtures, and whether they are brass, copper or powder-coated',
      es: 'El número de lámparas, y si son de latón, cobre o aluminio pintado',
    },
    {
      en: 'Distance from the house: long runs need thicker wire',
      es: 'La distancia desde la casa: los tramos largos piden cable más grueso',
    },
    {
      en: 'Driveways and terraces to cross without a sleeve below them',
      es: 'Entradas y terrazas que hay que cruzar y no tienen tubo debajo',
    },
    {
      en: 'Timers alone, or zones and dimming from a phone',
      es: 'Solo temporizador, o zonas e intensidad desde el teléfono',
    },
  ],
  seasonsTitle: { en: 'When light matters', es: 'Cuándo importa la luz' },
  seasons: [
    {
      from: 11,
      to: 3,
      title: { en: 'Long evenings', es: 'Noches largas' },
      text: {
        en: 'It is dark when guests arrive, so this is when the light earns its keep, and when a demonstration needs no late hour.',
        es: 'Ya es de noche cuando llegan las visitas: es cuando más se aprovecha la luz, y para una demostración no hay que esperar hasta tarde.',
      },
    },
    {
      from: 5,
      to: 10,
      title: { en: 'Sea-turtle nesting', es: 'Anidación de tortugas' },
      text: {
        en: 'From May 1 to October 31 light that can be seen from the beach has to be off, shielded or long-wave amber. We plan beachfront gardens for those months first.',
        es: 'Del 1 de mayo al 31 de octubre, la luz que se ve desde la playa debe estar apagada, protegida o ser ámbar. Los jardines frente al mar se planean primero para esos meses.',
      },
    },
  ],
  checklist: {
    title: { en: 'Where light does most', es: 'Dónde rinde más la luz' },
    items: [
      {
        en: 'Steps, edges and the way from the car to the door',
        es: 'Escalones, bordes y el camino del auto a la puerta',
      },
      {
        en: 'Two or three palms, lit from below, not all of them',
        es: 'Dos o tres palmas iluminadas desde abajo, no todas',
      },
      {
        en: 'A wall with texture: coral stone, stucco, a vine',
        es: 'Un muro con textura: piedra coralina, estuco, una enredadera',
      },
      {
        en: 'Water, from the side, so that it mirrors the planting',
        es: 'El agua, de lado, para que refleje las plantas',
      },
      {
        en: 'House number and gate, for guests and ambulances',
        es: 'El número de la casa y el portón, para visitas y ambulancias',
      },
    ],
  },
  related: [
    {
      id: 'landscape-design',
      why: { en: 'palms and walls worth lighting', es: 'palmas y muros que merecen luz' },
    },
    {
      id: 'hoa-packages',
      why: { en: 'entrances and paths of a community', es: 'entradas y senderos de una comunidad' },
    },
  ],
};
