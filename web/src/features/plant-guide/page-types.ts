import type { ShownText } from '@sandhill/company/content/shown-text.js';
import type { Month } from '@sandhill/company/guides/service-guide.js';
import type { Localized } from '@sandhill/company/language.js';
import type {
  Confidence,
  Level,
  Light,
  PlantGroup,
  Severity,
  Source,
} from '@sandhill/company/plant-guide/plant.js';
import type { ServiceId } from '@sandhill/company/service-ids.js';
import type { PageData } from '../../lib/page-data';

/** A plant in the list, with the words that a search matches. */
export interface PlantCard {
  slug: string;
  name: ShownText;
  scientificName: string;
  /** Scientific name and synonyms. */
  words: string[];
  picture: string;
  /** Whether the picture is the group's drawing, because the plant has no picture of its own. */
  hasGroupPicture: boolean;
  group: PlantGroup;
  light: Light[];
  water: Level;
  salt: Level;
  heightFt: number;
  isNative: boolean;
  isPoisonous: boolean;
}

export interface IssueCard {
  slug: string;
  name: ShownText;
  picture: string;
  groups: PlantGroup[];
  severity: Severity;
}

/** Sources of an entry, and when and by whom at the firm the entry was checked. */
export interface Review {
  sources: Source[];
  checkedOn: string | null;
  checkedBy: string | null;
}

export interface PlantEntry extends PlantCard, Review {
  synonyms: string[];
  description: ShownText;
  care: ShownText;
  florida: ShownText;
}

/** A list in both languages. If the Spanish list is missing, the English one is shown. */
export interface ShownList {
  en: string[];
  es: string[];
  isEnglishOnly?: true;
}

export interface SeenSign {
  label: Localized;
  drawing?: string;
}

export interface IssueEntry extends IssueCard, Review {
  synonyms: string[];
  description: ShownText;
  signs: SeenSign[];
  causes: ShownList;
  solutions: ShownList;
  prevention: ShownList;
  confidence: Confidence;
  months: Month[];
  serviceId: ServiceId;
  needsLicence: boolean;
}

export interface PlantsPage extends PageData {
  plants: PlantCard[];
}

export interface PlantPage extends PageData {
  plant: PlantEntry;
  issues: IssueCard[];
}

export interface ProblemsPage extends PageData {
  /** Path of the problem finder's data file. */
  finder: string;
  issues: IssueCard[];
}

export interface ProblemPage extends PageData {
  issue: IssueEntry;
  lookAlikes: IssueCard[];
  plants: PlantCard[];
}
