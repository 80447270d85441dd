export interface Area {
  name: string;
  zips: string[];
}

/** The communities served, in the order in which they are listed. A ZIP code may belong to several. */
export const areas: Area[] = [
  {
    name: 'Naples',
    zips: ['34101', '34102', '34103', '34104', '34105', '34106', '34108', '34109', '34110', '34112', '34119'],
  },
  { name: 'Pelican Bay', zips: ['34108'] },
  { name: 'Pine Ridge', zips: ['34108', '34109'] },
  { name: 'Quail West', zips: ['34119'] },
  { name: 'Tiburón', zips: ['34109'] },
  { name: 'Grey Oaks', zips: ['34105'] },
  { name: 'Vanderbilt Beach', zips: ['34108', '34110'] },
  { name: 'Lely Resort', zips: ['34113'] },
  { name: 'Pelican Marsh', zips: ['34109'] },
  { name: 'The Moorings', zips: ['34103'] },
  { name: 'Park Shore', zips: ['34103'] },
  { name: 'Port Royal', zips: ['34102'] },
  { name: 'Marco Island', zips: ['34145', '34146'] },
  { name: 'Golden Gate', zips: ['34116', '34117', '34120'] },
  { name: 'Bonita Springs', zips: ['34133', '34134', '34135', '34136'] },
  { name: 'Estero', zips: ['33928', '33929'] },
  { name: 'Bonita Bay', zips: ['34134'] },
  { name: 'Pelican Landing', zips: ['34134'] },
];

/** Nearby communities, where jobs need a call first. */
export const nearbyAreas: Area[] = [
  {
    name: 'Fort Myers',
    zips: ['33901', '33905', '33907', '33908', '33912', '33913', '33916', '33919', '33965', '33966', '33967'],
  },
  { name: 'Fort Myers Beach', zips: ['33931'] },
  { name: 'Sanibel', zips: ['33957'] },
  { name: 'Cape Coral', zips: ['33904', '33909', '33914', '33990', '33991', '33993'] },
  { name: 'Lehigh Acres', zips: ['33936', '33971', '33972', '33973', '33974', '33976'] },
  { name: 'Isles of Capri', zips: ['34114'] },
  { name: 'Everglades City', zips: ['34138', '34139', '34141'] },
  { name: 'Goodland', zips: ['34140'] },
  { name: 'Ave Maria', zips: ['34142'] },
  { name: 'Immokalee', zips: ['34142', '34143'] },
];

export const nearbyZips: string[] = nearbyAreas.flatMap((area) => area.zips);

/** The eight areas listed on the About and HOA pages. */
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
