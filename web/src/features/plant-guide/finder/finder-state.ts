import type { PlantGroup } from '@sandhill/company/plant-guide/plant.js';
import type { PlantKind } from '../../../content/problem-finder';

/** The plant groups for each choice of the first step. */
export const groupsOf: Record<PlantKind, PlantGroup[]> = {
  lawn: ['lawn'],
  palm: ['palm'],
  hedge: ['hedge', 'shrub', 'ground-cover'],
  tree: ['tree'],
};

export const plantKinds = Object.keys(groupsOf) as PlantKind[];

/** The visitor's selections and text in the problem finder. The URL contains them. */
export interface FinderState {
  kind?: PlantKind;
  part?: string;
  /** Ids of the tapped signs, in the order of the taps. */
  signs: string[];
  text: string;
}

export const nothingSeen: FinderState = { signs: [], text: '' };

export function readFinderState(search: string): FinderState {
  const query = new URLSearchParams(search);
  return {
    kind: plantKinds.find((kind) => kind === query.get('what')),
    part: query.get('part') ?? undefined,
    signs: query.getAll('sign'),
    text: query.get('q') ?? '',
  };
}

export function writeFinderState({ kind, part, signs, text }: FinderState): string {
  const written = new URLSearchParams({
    ...(kind && { what: kind }),
    ...(part && { part }),
    ...(text && { q: text }),
  });
  for (const sign of signs) written.append('sign', sign);
  return written.size > 0 ? `?${written.toString()}` : '';
}

/**
 * Returns the state after a tap on a kind of plant. A second tap on the same kind undoes the choice. Part and signs are
 * cleared, because they depend on the kind.
 */
export const tapKind = (state: FinderState, kind: PlantKind): FinderState => ({
  kind: state.kind === kind ? undefined : kind,
  signs: [],
  text: state.text,
});

export const tapPart = (state: FinderState, part: string): FinderState => ({
  ...state,
  part: state.part === part ? undefined : part,
});

export const tapSign = (state: FinderState, sign: string): FinderState => ({
  ...state,
  signs: state.signs.includes(sign) ? state.signs.filter((other) => other !== sign) : [...state.signs, sign],
});
