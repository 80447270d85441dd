import type { ProblemDescription } from './problem-description.js';

export const lawns: ProblemDescription[] = [
  {
    language: 'en',
    text: 'brown patch in the st augustine by the driveway where its sunny, keeps spreading even tho i water',
    month: 7,
    expected: 'chinch-bug',
  },
  {
    language: 'es',
    text: 'cesped seco junto a la acera en pleno sol, la mancha crece y veo unos bichitos negros con alas blancas',
    expected: 'chinch-bug',
  },
  {
    language: 'es',
    text: 'chinches en la grama',
    expected: 'chinch-bug',
  },
  {
    language: 'en',
    text: 'little tan moths fly up when I walk on the lawn and the grass looks chewed',
    month: 9,
    expected: 'tropical-sod-webworm',
  },
  {
    language: 'es',
    text: 'el zacate amanece mordido y salen palomitas cafes cuando camino',
    expected: 'tropical-sod-webworm',
  },
  {
    language: 'en',
    text: 'grass blades have notches bitten out and theres small green worms at night',
    groups: ['lawn'],
    expected: 'tropical-sod-webworm',
  },
  {
    language: 'en',
    text: 'big round brown circles in lawn, the grass pulls out easy and is rotten at the base',
    month: 12,
    expected: 'large-patch',
  },
  {
    language: 'es',
    text: 'manchas redondas amarillas en el cesped en invierno, la hoja se arranca facil',
    month: 1,
    expected: 'large-patch',
  },
  {
    language: 'en',
    text: 'yellow ring in the yard with an orange edge, got bigger after that cold rainy week',
    month: 2,
    groups: ['lawn'],
    expected: 'large-patch',
  },
  {
    language: 'en',
    text: 'st augustin thin and yellow, roots are short black and rotten',
    expected: 'take-all-root-rot',
  },
  {
    language: 'es',
    text: 'el pasto se pone amarillo y ralo y las raices estan negras',
    groups: ['lawn'],
    month: 8,
    expected: 'take-all-root-rot',
  },
  {
    language: 'en',
    text: 'grass blades got small grey oval spots with a dark border since the rains started',
    month: 7,
    expected: 'gray-leaf-spot',
  },
  {
    language: 'es',
    text: 'manchitas grises alargadas en las hojas del cesped nuevo despues de tanta lluvia',
    expected: 'gray-leaf-spot',
  },
  {
    language: 'es',
    text: 'una esquina del patio siempre esta seca, creo que el aspersor no alcanza',
    groups: ['lawn'],
    expected: 'irrigation-fault',
  },
  {
    language: 'es',
    text: 'se hace un charco alrededor del rociador y esta fangoso todo el tiempo',
    expected: 'irrigation-fault',
  },
  {
    language: 'en',
    text: 'sprinkler zone 3 isnt coming on and the plants are wilting',
    expected: 'irrigation-fault',
  },
];
