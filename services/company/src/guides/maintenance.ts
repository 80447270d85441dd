import type { ServiceGuide } from './service-guide.js';

export const guide: ServiceGuide = {
  steps: [
    {
      title: { en: 'See the garden', es: 'Vemos el jardín' },
      text: {
        en: 'One visit with the crew lead who will come every time. We note turf, hedges, palms, pests and irrigation, and what you like left alone.',
        es: 'Una visita con el jefe de cuadrilla que vendrá siempre. Anotamos césped, setos, palmas, plagas y riego, y lo que usted prefiere dejar como está.',
      },
    },
    {
      title: { en: 'Catch up once', es: 'Ponerlo al día' },
      text: {
        en: 'A garden that was neglected needs one long day before a rhythm makes sense. It is priced apart, so that the regular price stays low.',
        es: 'Un jardín descuidado necesita un día largo antes de tomar un ritmo. Se cobra aparte, para que el precio regular siga bajo.',
      },
    },
    {
      title: { en: 'Keep the rhythm', es: 'Mantener el ritmo' },
      text: {
        en: 'The same crew comes on the same day and leaves a short note. Once a season the crew lead walks the garden with you, or sends photographs while you are north.',
        es: 'La misma cuadrilla viene el mismo día y deja una nota breve. Una vez por temporada el jefe recorre el jardín con usted, o le envía fotos si está de viaje.',
      },
    },
  ],
  factors: [
    {
      en: 'Size of the lawn, and whether a large mower fits through the gate',
      es: 'El tamaño del césped, y si una máquina grande pasa por el portón',
    },
    {
      en: 'Length and height of the hedges',
      es: 'El largo y la altura de los setos',
    },
    {
      en: 'Kind and height of the palms: royals drop their own fronds, Washingtonias do not',
      es: 'El tipo y la altura de las palmas: la real suelta sus pencas, la Washingtonia no',
    },
    {
      en: 'Whether mulch, seasonal flowers and palm pruning are in the price or by the job',
      es: 'Si el mantillo, las flores y la poda de palmas van en el precio o por trabajo',
    },
  ],
  seasonsTitle: { en: 'The garden’s year', es: 'El año del jardín' },
  seasons: [
    {
      from: 3,
      to: 5,
      title: { en: 'Spring, dry', es: 'Primavera seca' },
      text: {
        en: 'The lawn wakes up before the rain. Feeding, weed control, and palms pruned before June: brown fronds and fruit only, never the “hurricane cut” that starves them.',
        es: 'El césped despierta antes de la lluvia. Fertilizante, control de malezas y palmas podadas antes de junio: solo pencas secas y frutos, nunca el “corte de huracán”, que las debilita.',
      },
    },
    {
      from: 6,
      to: 9,
      title: { en: 'Summer rain', es: 'Lluvias de verano' },
      text: {
        en: 'Weekly mowing, high blades, and eyes open for chinch bugs. The county’s rainy-season fertilizer rules decide what may be fed.',
        es: 'Corte cada semana, cuchilla alta y atención a las chinches. Las reglas del condado para la temporada de lluvias deciden qué se puede fertilizar.',
      },
    },
    {
      from: 10,
      to: 11,
      title: { en: 'Fall refresh', es: 'Renovación de otoño' },
      text: {
        en: 'Hedges back in shape, new mulch, winter flowers. Sod that failed in the wet is replaced while the soil is warm.',
        es: 'Setos otra vez en forma, mantillo nuevo y flores de invierno. El césped que falló con el agua se repone mientras el suelo está tibio.',
      },
    },
    {
      from: 12,
      to: 2,
      title: { en: 'Cool and slow', es: 'Fresco y lento' },
      text: {
        en: 'Mowing every second week is often enough. We do not overseed with rye here; before a frost night we cover what is tender.',
        es: 'A menudo basta cortar cada dos semanas. Aquí no resembramos con ballico (ryegrass); antes de una noche de helada cubrimos lo delicado.',
      },
    },
  ],
  related: [
    {
      id: 'irrigation',
      why: { en: 'most brown lawns begin with water', es: 'casi todo césped seco empieza por el agua' },
    },
    {
      id: 'landscape-design',
      why: { en: 'when a bed asks for a new idea', es: 'cuando un cantero pide otra idea' },
    },
    {
      id: 'hoa-packages',
      why: { en: 'the same care for a whole community', es: 'el mismo cuidado para toda la comunidad' },
    },
  ],
};
