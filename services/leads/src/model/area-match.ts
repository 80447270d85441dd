export const areaMatches = ['served', 'nearby', 'outside', 'unknown'] as const;

/** `unknown`: the address names neither a ZIP code nor a community that we know. */
export type AreaMatch = (typeof areaMatches)[number];
