/** The eight services, in display order. */
export const serviceIds = [
  'hoa-packages',
  'landscape-design',
  'irrigation',
  'maintenance',
  'lighting',
  'bobcat-services',
  'grapple-truck',
  'land-development',
] as const;

export type ServiceId = (typeof serviceIds)[number];
