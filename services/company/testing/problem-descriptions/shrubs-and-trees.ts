import type { ProblemDescription } from './problem-description.js';

export const shrubsAndTrees: ProblemDescription[] = [
  {
    language: 'en',
    text: 'ficus hedge losing all its leaves, little white flies when i shake it',
    expected: 'ficus-whitefly',
  },
  {
    language: 'es',
    text: 'al seto de ficus se le estan callendo las hojas y salen unas mosquitas blancas',
    expected: 'ficus-whitefly',
  },
  {
    language: 'en',
    text: 'hedge is almost bare, leaves turned yellow and fell, tiny white bugs fly up when you touch it',
    groups: ['hedge', 'shrub'],
    expected: 'ficus-whitefly',
  },
  {
    language: 'es',
    text: 'la cerca de laurel de la india se quedo pelona, hojas amarillas en el piso',
    groups: ['hedge', 'shrub'],
    expected: 'ficus-whitefly',
  },
  {
    language: 'en',
    text: 'white spirals under my coconut palm leaves and everything sticky underneath',
    expected: 'rugose-spiraling-whitefly',
  },
  {
    language: 'es',
    text: 'circulos blancos en espiral en las hojas del almacigo',
    expected: 'rugose-spiraling-whitefly',
  },
  {
    language: 'en',
    text: 'waxy white rings on the gumbo limbo leafs, pool deck and car are a sticky mess',
    expected: 'rugose-spiraling-whitefly',
  },
  {
    language: 'es',
    text: 'el cocotero tiene una pelusa blanca en redondo debajo de las hojas y gotea algo pegajoso',
    expected: 'rugose-spiraling-whitefly',
  },
  {
    language: 'en',
    text: 'black soot all over the leaves, it wipes off with my finger',
    expected: 'sooty-mold',
  },
  {
    language: 'es',
    text: 'hojas negras como con ollin, se limpia con el dedo',
    expected: 'sooty-mold',
  },
  {
    language: 'en',
    text: 'black powder on my gardenia and lots of ants',
    expected: 'sooty-mold',
  },
  {
    language: 'es',
    text: 'las hojas del arbol tienen un polvo negro arriba y estan pegajosas, hay hormigas',
    groups: ['tree'],
    expected: 'sooty-mold',
  },
  {
    language: 'en',
    text: 'ixora leaves yellow but the veins stay green, its planted right by the house wall',
    expected: 'ixora-chlorosis',
  },
  {
    language: 'es',
    text: 'mi ixora tiene las hojas amarillas con las venas verdes',
    expected: 'ixora-chlorosis',
  },
  {
    language: 'es',
    text: 'la cruz de malta se pone palida, esta pegada a la acera de concreto',
    expected: 'ixora-chlorosis',
  },
  {
    language: 'en',
    text: 'orange caterpillers with black hair eating my oleander',
    expected: 'oleander-caterpillar',
  },
  {
    language: 'es',
    text: 'gusanos anaranjados con pelos negros se comieron la adelfa',
    expected: 'oleander-caterpillar',
  },
  {
    language: 'es',
    text: 'orugas naranjas dejaron pelado el arbusto en dos dias',
    groups: ['hedge', 'shrub'],
    expected: 'oleander-caterpillar',
  },
  {
    language: 'en',
    text: 'white crusty stuff all over my sago palm fronds',
    expected: 'cycad-aulacaspis-scale',
  },
  {
    language: 'es',
    text: 'la palma sagu tiene una costra blanca como nieve en las hojas',
    expected: 'cycad-aulacaspis-scale',
  },
  {
    language: 'en',
    text: 'sago looks like somebody sprayed it with snow and the leaves are going yellow and brown',
    expected: 'cycad-aulacaspis-scale',
  },
  {
    language: 'en',
    text: 'hibiscus new leaves all curled and bunched up with white cottony stuff',
    expected: 'pink-hibiscus-mealybug',
  },
  {
    language: 'es',
    text: 'el ibisco tiene los cogollos enrroscados y un algodoncito blanco',
    expected: 'pink-hibiscus-mealybug',
  },
  {
    language: 'en',
    text: 'leaf edges brown on the side facing the ocean after the storm',
    expected: 'salt-and-wind-burn',
  },
  {
    language: 'es',
    text: 'despues del huracan las hojas del lado del mar quedaron quemadas en los bordes',
    month: 10,
    expected: 'salt-and-wind-burn',
  },
  {
    language: 'es',
    text: 'el seto frente a la playa tiene las puntas secas y tostadas de un lado',
    groups: ['hedge', 'shrub'],
    expected: 'salt-and-wind-burn',
  },
];
