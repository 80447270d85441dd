import type { ServiceGuide } from './service-guide.js';

export const guide: ServiceGuide = {
  steps: [
    {
      title: { en: 'Measure and listen', es: 'Medir y escuchar' },
      text: {
        en: 'We measure the lot, test the soil and note sun, wind and salt at different hours. Then we ask how you live outdoors: who swims, who cooks, which window matters.',
        es: 'Medimos el terreno, analizamos el suelo y anotamos sol, viento y sal a distintas horas. Después preguntamos cómo vive afuera: quién nada, quién cocina, qué ventana importa.',
      },
    },
    {
      title: { en: 'Draw and choose', es: 'Dibujar y elegir' },
      text: {
        en: 'You see a scaled plan with a plant list and, where it helps, a second version. We go to the nursery together for the palms and trees that carry the garden.',
        es: 'Usted ve un plano a escala con lista de plantas y, si ayuda, una segunda versión. Vamos juntos al vivero por las palmas y los árboles que sostienen el jardín.',
      },
    },
    {
      title: { en: 'Build and settle in', es: 'Construir y arraigar' },
      text: {
        en: 'Grading and drainage come first, then stone, palms, beds, sod and light. We look after the garden through its first season, because that is when plants are lost.',
        es: 'Primero nivelación y drenaje; después piedra, palmas, canteros, césped y luz. Cuidamos el jardín durante su primera temporada, que es cuando se pierden las plantas.',
      },
    },
  ],
  factors: [
    {
      en: 'How much is stone and how much is planting: hardscape moves a budget most',
      es: 'Cuánto es piedra y cuánto es siembra: los pisos exteriores son lo que más pesa en el presupuesto',
    },
    {
      en: 'The size of the palms, and whether a crane has to lift them over the house',
      es: 'El tamaño de las palmas, y si una grúa debe pasarlas sobre la casa',
    },
    {
      en: 'Drainage, caprock and what lies under the old lawn',
      es: 'El drenaje, la roca caliza y lo que hay debajo del césped viejo',
    },
    {
      en: 'Review by your association and permits for walls, decks and pools, which take weeks',
      es: 'La revisión de su asociación y los permisos de muros, terrazas y piscinas, que toman semanas',
    },
  ],
  seasonsTitle: { en: 'When to build, when to plant', es: 'Cuándo construir y cuándo plantar' },
  seasons: [
    {
      from: 10,
      to: 4,
      title: { en: 'Draw and build stone', es: 'Dibujar y construir' },
      text: {
        en: 'Dry ground is best for grading, terraces and walls. Plan now what is to be planted in summer.',
        es: 'El suelo seco es lo mejor para nivelar y para terrazas y muros. Planee ahora lo que se plantará en verano.',
      },
    },
    {
      from: 5,
      to: 9,
      title: { en: 'Plant palms and trees', es: 'Plantar palmas y árboles' },
      text: {
        en: 'Warm soil and daily rain root palms and trees faster than any hose. Stakes and braces stay on through hurricane season.',
        es: 'El suelo tibio y la lluvia diaria arraigan palmas y árboles mejor que cualquier manguera. Los tutores quedan puestos durante la temporada de huracanes.',
      },
    },
    {
      from: 12,
      to: 2,
      title: { en: 'Mind the cold nights', es: 'Atención a las noches frías' },
      text: {
        en: 'A few nights in January may touch crotons and orchids. Tender plants wait for March or get a sheltered place.',
        es: 'Algunas noches de enero pueden dañar crotones y orquídeas. Las plantas delicadas esperan a marzo o van a un lugar abrigado.',
      },
    },
  ],
  related: [
    {
      id: 'irrigation',
      why: { en: 'laid before the beds are planted', es: 'se instala antes de plantar los canteros' },
    },
    {
      id: 'lighting',
      why: { en: 'its wires go in with the stone', es: 'sus cables van con la piedra' },
    },
    {
      id: 'maintenance',
      why: { en: 'keeps the garden as it was drawn', es: 'conserva el jardín como se dibujó' },
    },
  ],
};
