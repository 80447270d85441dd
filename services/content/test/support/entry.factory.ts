import type { CreateIssueDto } from '../../src/plant-guide/dto/issue.dto.js';
import type { CreatePlantDto } from '../../src/plant-guide/dto/plant.dto.js';

/** Fields that a published entry needs in addition to its texts. */
export const published = {
  isPublished: true,
  sources: [{ title: 'University of Florida, IFAS Extension: palms' }],
  checkedOn: '2026-03-04',
};

/** Returns the body of a plant's draft. The plant is not among the shipped ones. */
export function aPlant(changes: Partial<CreatePlantDto> = {}): CreatePlantDto {
  return {
    name: 'Zebra palm',
    nameEs: 'Palma cebra',
    scientificName: 'Zebra palma',
    description: 'Striped.',
    careInstructions: 'All year: Leave it alone.',
    floridaSpecific: 'It likes the sand here.',
    confidence: 'high',
    ...changes,
  };
}

/** Returns the body of a problem's draft. The problem is not among the shipped ones. */
export function anIssue(changes: Partial<CreateIssueDto> = {}): CreateIssueDto {
  return {
    issue: 'Zebra stripes',
    description: 'Stripes on every leaf.',
    causes: ['Zebras'],
    solutions: ['Fewer zebras'],
    prevention: ['A fence'],
    severity: 'low',
    confidence: 'medium',
    ...changes,
  };
}
