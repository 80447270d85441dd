import { d, type Point, shape } from './svg.ts';

type Stop = readonly [share: number, color: string, opacity?: number];

/** A picture while it is drawn: its parts in order, back to front, and what they share. */
export abstract class Sheet {
  protected readonly definitions = new Map<string, string>();
  protected readonly parts: string[] = [];
  private readonly fills = new Map<string, string>();
  private readonly prefix: string;

  /** `prefix` begins each id, so that drawings can stand in one document. */
  constructor(prefix: string) {
    this.prefix = prefix;
  }

  abstract toSvg(): string;

  add(...parts: readonly string[]): void {
    this.parts.push(...parts);
  }

  /** A fill that goes from one colour to the next, downwards unless `to` says where to, in shares of the shape's box. */
  gradient(stops: readonly Stop[], to: Point = [0, 1]): string {
    const texts = stops.map(
      ([share, color, opacity]) =>
        `<stop offset="${share}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    );
    return this.fill(
      `linearGradient x1="0" y1="0" x2="${to[0]}" y2="${to[1]}"`,
      'linearGradient',
      texts.join(''),
    );
  }

  /** A fill that goes from its middle outwards: a light. */
  glow(stops: readonly Stop[]): string {
    const texts = stops.map(
      ([share, color, opacity = 1]) =>
        `<stop offset="${share}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    );
    return this.fill('radialGradient', 'radialGradient', texts.join(''));
  }

  /** A part that is drawn once and copied; gives its id. */
  define(key: string, make: () => string): string {
    const id = `${this.prefix}${key}`;
    if (!this.definitions.has(id)) this.definitions.set(id, `<g id="${id}">${make()}</g>`);
    return id;
  }

  /** Nothing shows outside the path; gives the id for a group's `clip`. */
  clip(key: string, path: string): string {
    const id = `${this.prefix}${key}`;
    this.definitions.set(id, `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    return id;
  }

  private fill(opening: string, element: string, stops: string): string {
    const key = `${opening}${stops}`;
    const id = this.fills.get(key) ?? `${this.prefix}f${this.fills.size}`;
    this.fills.set(key, id);
    this.definitions.set(id, `<${opening.replace(element, `${element} id="${id}"`)}>${stops}</${element}>`);
    return `url(#${id})`;
  }
}

/** One scene, 800 by 500. */
export class Drawing extends Sheet {
  readonly name: string;
  private readonly title: string;
  private readonly description: string;

  /** `title` and `description` are what a reader who cannot see the picture is told. */
  constructor(name: string, title: string, description: string) {
    super(`${name}-`);
    this.name = name;
    this.title = title;
    this.description = description;
  }

  toSvg(): string {
    const { name } = this;
    this.clip('frame', d`M0 0h800v500H0z`);
    return `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="800" height="500" aria-labelledby="${name}-t ${name}-d" viewBox="0 0 800 500"><title id="${name}-t">${this.title}</title><desc id="${name}-d">${this.description}</desc><defs>${[...this.definitions.values()].join('')}</defs><g clip-path="url(#${name}-frame)">${this.parts.join('')}</g></svg>`;
  }
}

/** The whole picture in one fill: a sky. */
export const backdrop = (fill: string) => shape(d`M0 0h800v500H0z`, fill);
