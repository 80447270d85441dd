import type { Plant, PlantIssue } from './plant.js';
import { shippedGuide } from './shipped-guide.js';

/** Matches an amount of a product. No text may give one, because the label decides it. */
const dose =
  /\d[\d.,/]*\s?(lbs?|pounds?|oz|ounces?|grams?|ml|liters?|teaspoons?|tablespoons?|cups?|ppm|libras?|onzas?|gramos?|mililitros?|litros?|cucharad\w+|tazas?|%)(?!\p{L})|gallons? per|per gallon|galones por|por galón|\d+-\d+-\d+/iu;

const informal = /(?<!\p{L})(tú|tu|tus|te|ti|puedes|debes|tienes|tienen que)(?!\p{L})/iu;

const ofPlant = (plant: Plant) => ({
  entry: plant,
  names: [plant.name, plant.nameEs, ...plant.synonyms],
  english: [plant.description, plant.careInstructions, plant.floridaSpecific],
  spanish: [plant.descriptionEs, plant.careInstructionsEs, plant.floridaSpecificEs],
});

const ofIssue = (issue: PlantIssue) => ({
  entry: issue,
  names: [issue.issue, issue.issueEs, ...issue.synonyms],
  english: [issue.description, ...issue.causes, ...issue.solutions, ...issue.prevention],
  spanish: [issue.descriptionEs, ...issue.causesEs, ...issue.solutionsEs, ...issue.preventionEs],
});

const paragraphsIn = (text: string) => text.split('\n\n').length;

const entries = [...shippedGuide.plants.map(ofPlant), ...shippedGuide.issues.map(ofIssue)];
const texts = entries.flatMap(({ english, spanish }) => [...english, ...spanish]);
const entriesWhere = (isBroken: (one: (typeof entries)[number]) => boolean) =>
  entries.filter(isBroken).map(({ entry }) => entry.slug);

describe('the entries of the shipped guide', () => {
  it('have the same paragraphs in both languages, and each text is translated', () => {
    expect(
      entriesWhere(({ entry }) => paragraphsIn(entry.description) !== paragraphsIn(entry.descriptionEs)),
    ).toEqual([]);
    expect(
      entriesWhere(({ english, spanish }) => english.some((text, index) => text === spanish[index])),
    ).toEqual([]);
  });

  it('name a public source and the day it was read, and no one of the firm yet', () => {
    expect(entriesWhere(({ entry }) => entry.sources.length === 0)).toEqual([]);
    const sources = entries.flatMap(({ entry }) => entry.sources);
    expect(sources.filter(({ title, url }) => !title || (url && !URL.canParse(url)))).toEqual([]);
    expect(entriesWhere(({ entry }) => !/^\d{4}-\d{2}-\d{2}$/.test(entry.checkedOn ?? ''))).toEqual([]);
    expect(entriesWhere(({ entry }) => entry.checkedBy !== null || !entry.isPublished)).toEqual([]);
  });

  it('give no dose: the label decides', () => {
    expect(texts.filter((text) => dose.test(text))).toEqual([]);
  });

  it('are plain text with typographic quotes, without exclamation marks and stray spaces', () => {
    const names = entries.flatMap((one) => one.names);

    expect([...texts, ...names].filter((text) => /[<>!¡'"`*]/.test(text))).toEqual([]);
    expect(texts.filter((text) => !text || text.trim() !== text || /\n{3}| {2}/.test(text))).toEqual([]);
  });

  it('speak to readers with usted', () => {
    const spanish = entries.flatMap((one) => one.spanish);

    expect(spanish.filter((text) => informal.test(text))).toEqual([]);
  });
});
