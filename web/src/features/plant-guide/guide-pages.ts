import { withFallback } from '@sandhill/company/content/shown-text.js';
import type { Plant, PlantGuide, PlantIssue } from '@sandhill/company/plant-guide/plant.js';
import { signs } from '@sandhill/company/plant-guide/signs.js';
import { type PageName, pages } from '../../config/paths';
import type { PageData } from '../../lib/page-data';
import type {
  IssueCard,
  IssueEntry,
  PlantCard,
  PlantEntry,
  PlantPage,
  PlantsPage,
  ProblemPage,
  ProblemsPage,
  Review,
  ShownList,
} from './page-types';
import { guidePaths } from './guide-paths';

const drawing = (name: string) => `/guide/${name}.svg`;

const plantPicture = ({ imageUrl, group }: Plant) => imageUrl || drawing(`group-${group}`);

const signOf = (id: string) => signs.find((sign) => sign.id === id);

/**
 * Returns the URL of the issue's own picture, else of the drawing of its most important sign, else of its group's
 * drawing.
 */
function issuePicture({ imageUrl, signs: seen, groups }: PlantIssue): string {
  if (imageUrl) return imageUrl;
  const drawn = [...seen]
    .sort((one, other) => other.weight - one.weight)
    .map(({ sign }) => signOf(sign)?.drawing)
    .find((name) => name !== undefined);
  return drawing(drawn ?? `group-${groups[0] ?? 'shrub'}`);
}

const listOf = (en: string[], es: string[]): ShownList =>
  es.length === 0 && en.length > 0 ? { en, es: en, isEnglishOnly: true } : { en, es };

const plantCard = (plant: Plant): PlantCard => ({
  slug: plant.slug,
  name: withFallback({ en: plant.name, es: plant.nameEs }),
  scientificName: plant.scientificName,
  words: [plant.scientificName, ...plant.synonyms],
  picture: plantPicture(plant),
  hasGroupPicture: !plant.imageUrl,
  group: plant.group,
  light: plant.light,
  water: plant.water,
  salt: plant.salt,
  heightFt: plant.heightFt,
  isNative: plant.isNative,
  isPoisonous: plant.isPoisonous,
});

const issueCard = (issue: PlantIssue): IssueCard => ({
  slug: issue.slug,
  name: withFallback({ en: issue.issue, es: issue.issueEs }),
  picture: issuePicture(issue),
  groups: issue.groups,
  severity: issue.severity,
});

const reviewOf = ({ sources, checkedOn, checkedBy }: Review): Review => ({ sources, checkedOn, checkedBy });

const plantEntry = (plant: Plant): PlantEntry => ({
  ...plantCard(plant),
  ...reviewOf(plant),
  synonyms: plant.synonyms,
  description: withFallback({ en: plant.description, es: plant.descriptionEs }),
  care: withFallback({ en: plant.careInstructions, es: plant.careInstructionsEs }),
  florida: withFallback({ en: plant.floridaSpecific, es: plant.floridaSpecificEs }),
});

const issueEntry = (issue: PlantIssue): IssueEntry => ({
  ...issueCard(issue),
  ...reviewOf(issue),
  synonyms: issue.synonyms,
  description: withFallback({ en: issue.description, es: issue.descriptionEs }),
  signs: issue.signs.flatMap(({ sign }) => {
    const seen = signOf(sign);
    return seen
      ? [{ label: seen.label, ...(seen.drawing !== undefined && { drawing: drawing(seen.drawing) }) }]
      : [];
  }),
  causes: listOf(issue.causes, issue.causesEs),
  solutions: listOf(issue.solutions, issue.solutionsEs),
  prevention: listOf(issue.prevention, issue.preventionEs),
  confidence: issue.confidence,
  months: issue.months,
  serviceId: issue.serviceId,
  needsLicence: issue.needsLicence,
});

/** Returns the guide's entries with the given slugs, in the order of the slugs. Unknown slugs are skipped. */
const among = <Entry extends { slug: string }>(
  entries: readonly Entry[],
  slugs: readonly string[],
): Entry[] => slugs.flatMap((slug) => entries.filter((entry) => entry.slug === slug));

interface GuidePage {
  name: PageName;
  data: PageData;
}

/**
 * Returns the guide's pages with their data.
 *
 * @param finder path of the problem finder's data file
 */
export function guidePages({ plants, issues }: PlantGuide, finder: string): GuidePage[] {
  const plantsPage: PlantsPage = { path: pages.plants, plants: plants.map(plantCard) };
  const problemsPage: ProblemsPage = {
    path: pages['plant-problems'],
    finder,
    issues: issues.map(issueCard),
  };
  const plantPages = plants.map((plant): PlantPage => ({
    path: guidePaths.plant(plant.slug),
    plant: plantEntry(plant),
    issues: among(issues, plant.issues).map(issueCard),
  }));
  const problemPages = issues.map((issue): ProblemPage => ({
    path: guidePaths.problem(issue.slug),
    issue: issueEntry(issue),
    lookAlikes: among(issues, issue.lookAlikes).map(issueCard),
    plants: among(plants, issue.plants).map(plantCard),
  }));
  return [
    { name: 'plants', data: plantsPage },
    { name: 'plant-problems', data: problemsPage },
    ...plantPages.map((data): GuidePage => ({ name: 'plant', data })),
    ...problemPages.map((data): GuidePage => ({ name: 'plant-problem', data })),
  ];
}
