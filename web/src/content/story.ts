import type { Language } from '@sandhill/company/language.js';

const en = {
  back: 'Gallery',
  problem: 'The problem',
  work: 'What we did',
  result: 'The result',
  services: 'Services',
  plants: 'Plants',
  pictures: 'Pictures',
  before: 'Before',
  after: 'After',
  slider: 'Move between before and after',
  shows: (percent: number) => `${percent}% before, ${100 - percent}% after`,
  previous: 'Previous project',
  next: 'Next project',
  others: 'Other projects',
  summary: (title: string, firm: string) => `Pictures of “${title}”, a project by ${firm}.`,
  likeTitle: 'Do you want this for your property?',
  likeText: 'Tell us about it. The quote is free.',
  like: 'I want something like this',
};

type StoryContent = typeof en;

const es: StoryContent = {
  back: 'Galería',
  problem: 'El problema',
  work: 'Lo que hicimos',
  result: 'El resultado',
  services: 'Servicios',
  plants: 'Plantas',
  pictures: 'Imágenes',
  before: 'Antes',
  after: 'Después',
  slider: 'Mover entre antes y después',
  shows: (percent) => `${percent}% antes, ${100 - percent}% después`,
  previous: 'Proyecto anterior',
  next: 'Proyecto siguiente',
  others: 'Otros proyectos',
  summary: (title, firm) => `Imágenes de “${title}”, un proyecto de ${firm}.`,
  likeTitle: '¿Quiere esto para su propiedad?',
  likeText: 'Cuéntenos. El presupuesto es gratis.',
  like: 'Quiero algo así',
};

export const storyContent: Record<Language, StoryContent> = { en, es };
