import type { SiteContent } from '../content/site-content.js';

type Area = SiteContent['areas'][number];

const served: Array<Omit<Area, 'isNearby'>> = [
  {
    name: 'Naples',
    county: 'Collier',
    at: [26.14, -81.79],
    zips: ['34101', '34102', '34103', '34104', '34105', '34106', '34108', '34109', '34110', '34112', '34119'],
  },
  { name: 'Pelican Bay', county: 'Collier', at: [26.23, -81.8], zips: ['34108'] },
  { name: 'Pine Ridge', county: 'Collier', at: [26.22, -81.79], zips: ['34108', '34109'] },
  { name: 'Quail West', county: 'Collier', at: [26.3, -81.73], zips: ['34119'] },
  { name: 'Tiburón', county: 'Collier', at: [26.25, -81.77], zips: ['34109'] },
  { name: 'Grey Oaks', county: 'Collier', at: [26.18, -81.77], zips: ['34105'] },
  { name: 'Vanderbilt Beach', county: 'Collier', at: [26.25, -81.82], zips: ['34108', '34110'] },
  { name: 'Lely Resort', county: 'Collier', at: [26.09, -81.7], zips: ['34113'] },
  { name: 'Pelican Marsh', county: 'Collier', at: [26.26, -81.78], zips: ['34109'] },
  { name: 'The Moorings', county: 'Collier', at: [26.18, -81.81], zips: ['34103'] },
  { name: 'Park Shore', county: 'Collier', at: [26.19, -81.81], zips: ['34103'] },
  { name: 'Port Royal', county: 'Collier', at: [26.11, -81.8], zips: ['34102'] },
  { name: 'Marco Island', county: 'Collier', at: [25.94, -81.72], zips: ['34145', '34146'] },
  { name: 'Golden Gate', county: 'Collier', at: [26.19, -81.7], zips: ['34116', '34117', '34120'] },
  { name: 'Bonita Springs', county: 'Lee', at: [26.34, -81.78], zips: ['34133', '34134', '34135', '34136'] },
  { name: 'Estero', county: 'Lee', at: [26.44, -81.81], zips: ['33928', '33929'] },
  { name: 'Bonita Bay', county: 'Lee', at: [26.35, -81.82], zips: ['34134'] },
  { name: 'Pelican Landing', county: 'Lee', at: [26.37, -81.82], zips: ['34134'] },
];

const nearby: Array<Omit<Area, 'isNearby'>> = [
  {
    name: 'Fort Myers',
    county: 'Lee',
    at: [26.63, -81.86],
    zips: ['33901', '33905', '33907', '33908', '33912', '33913', '33916', '33919', '33965', '33966', '33967'],
  },
  { name: 'Fort Myers Beach', county: 'Lee', at: [26.45, -81.94], zips: ['33931'] },
  { name: 'Sanibel', county: 'Lee', at: [26.44, -82.08], zips: ['33957'] },
  {
    name: 'Cape Coral',
    county: 'Lee',
    at: [26.6, -81.98],
    zips: ['33904', '33909', '33914', '33990', '33991', '33993'],
  },
  {
    name: 'Lehigh Acres',
    county: 'Lee',
    at: [26.62, -81.63],
    zips: ['33936', '33971', '33972', '33973', '33974', '33976'],
  },
  { name: 'Isles of Capri', county: 'Collier', at: [25.98, -81.73], zips: ['34114'] },
  { name: 'Everglades City', county: 'Collier', at: [25.86, -81.38], zips: ['34138', '34139', '34141'] },
  { name: 'Goodland', county: 'Collier', at: [25.92, -81.65], zips: ['34140'] },
  { name: 'Ave Maria', county: 'Collier', at: [26.34, -81.44], zips: ['34142'] },
  { name: 'Immokalee', county: 'Collier', at: [26.42, -81.42], zips: ['34142', '34143'] },
];

export const areas: Area[] = [
  ...served.map((area) => ({ ...area, isNearby: false })),
  ...nearby.map((area) => ({ ...area, isNearby: true })),
];

export const mainAreas = [
  'Naples',
  'Marco Island',
  'Bonita Springs',
  'Estero',
  'Fort Myers',
  'Pelican Bay',
  'Grey Oaks',
  'The Moorings',
];
