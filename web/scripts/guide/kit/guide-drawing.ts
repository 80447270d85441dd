import { gulf, sand, stone, sunset } from '../../scenes/kit/colors.ts';
import { Sheet } from '../../scenes/kit/drawing.ts';
import { circle, d, group, shape } from '../../scenes/kit/svg.ts';
import { shorten } from './path.ts';

/** One drawing of the plant guide, 400 by 300. What it shows is told by the page, so it has no words of its own. */
export class GuideDrawing extends Sheet {
  /** Each drawing is shown as an image, so its ids are its own. */
  constructor() {
    super('');
  }

  toSvg(): string {
    const definitions = [...this.definitions.values()].join('');
    const defs = definitions && `<defs>${definitions}</defs>`;
    return compact(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">${defs}${this.parts.join('')}</svg>`,
    );
  }
}

/** Shortens each path, and writes the looks of neighbours that look the same once. */
function compact(svg: string): string {
  return svg
    .replaceAll(/ d="([^"]+)"/g, (_, path: string) => ` d="${shorten(path)}"`)
    .replaceAll(
      /<(path|ellipse|use)( [^>]*?)( (?:d|cx|href)="[^>]*)\/>(?:<\1\2 (?:d|cx|href)="[^>]*\/>)+/g,
      (run, element: string, looks: string) => {
        return `<g${looks}>${run.replaceAll(`<${element}${looks}`, `<${element}`)}</g>`;
      },
    );
}

/** The sky with its low sun, behind every drawing of the guide. */
export function sky(drawing: GuideDrawing): string {
  const fill = drawing.gradient([
    [0, gulf[4]],
    [0.6, '#eef3e4'],
    [1, sunset[4]],
  ]);
  return shape(d`M0 0H400V300H0Z`, fill) + circle(200, 138, 118, stone[5], { opacity: 0.55 });
}

/** Sand from side to side; a plant stands at about y = 262. */
export const sandyGround = () =>
  shape(d`M0 254C70 246 130 250 200 251C280 252 330 246 400 252V300H0Z`, sand[2]) +
  shape(d`M0 268C90 262 150 270 230 268C300 266 350 272 400 268V300H0Z`, sand[1]);

/** Parts that were drawn for the place where a plant stands, (200, 264), seen from nearer. */
export const nearer = (parts: readonly string[], scale = 1.07) =>
  group(parts, { x: 200 * (1 - scale), y: 268 - 264 * scale, scale });
