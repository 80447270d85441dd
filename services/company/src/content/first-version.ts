import { areas, mainAreas } from '../first-version/areas.js';
import { banner } from '../first-version/banner.js';
import { claims } from '../first-version/claims.js';
import { facts } from '../first-version/facts.js';
import { hero } from '../first-version/hero.js';
import { hints } from '../first-version/hints.js';
import { hours } from '../first-version/hours.js';
import { pages } from '../first-version/pages.js';
import { questions } from '../first-version/questions.js';
import { readyAnswers } from '../first-version/ready-answers.js';
import { services } from '../first-version/services.js';
import { testimonials } from '../first-version/testimonials.js';
import type { SiteContent } from './site-content.js';

/** Content of a new site, until its owner publishes their own words. */
export const firstVersion: SiteContent = {
  facts,
  hours,
  banner,
  hero,
  testimonials,
  claims,
  services,
  areas,
  mainAreas,
  openings: [],
  questions,
  pages,
  hints,
  readyAnswers,
};
