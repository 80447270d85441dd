export const placements = ['hero', 'gallery', 'featured'] as const;

export type Placement = (typeof placements)[number];
