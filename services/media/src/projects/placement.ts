/** Where on its page a picture stands (specification, section 3). */
export const placements = ['hero', 'gallery', 'featured'] as const;

export type Placement = (typeof placements)[number];
