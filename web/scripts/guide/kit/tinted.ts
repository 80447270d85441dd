import { group, type Place } from '../../scenes/kit/svg.ts';

/** The two colours that a part takes from each copy of it: where it is in the shade, and where it is lit. */
export type Tones = readonly [shade: string, light: string];

/** A shape in the copy's first colour. */
export const shaded = (path: string) => `<path d="${path}"/>`;

/** A shape in the copy's second colour. */
export const lit = (path: string) => `<path fill="currentColor" d="${path}"/>`;

/** A copy of a defined part in its colours; these come first, so that neighbours can share them. */
export function tinted(id: string, [fill, color]: Tones, at: Place = {}): string {
  const transform = / transform="[^"]*"/.exec(group([], at))?.[0] ?? '';
  return `<use fill="${fill}" color="${color}" href="#${id}"${transform}/>`;
}
