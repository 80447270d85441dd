import { amber, palm, sand, stone, sunset } from './colors.ts';
import { contactShadow } from './ground.ts';
import { head, headGroup, type HeadLook, neck } from './head.ts';
import { bones, type Joints, jointsOf, type Limb, type Pose, raisedHeel, type Turn } from './joints.ts';
import { between, capsule, circle, d, group, line, type Point, polygon, shape, smooth } from './svg.ts';

export interface Clothes {
  shirt?: string;
  /** Long sleeves, or sleeves to above the elbow. */
  sleeves?: 'long' | 'short';
  trousers?: string;
  /** Trousers that end above the knee. */
  shorts?: boolean;
  boots?: string;
  /** Bare hands without a colour. */
  gloves?: string;
  /** A high-visibility vest. */
  vest?: string;
  /** A rain jacket: longer than a shirt, with reflecting bands. */
  jacket?: boolean;
  kneePads?: boolean;
}

export interface Build {
  /** 1 is average. */
  width?: number;
  shoulders?: number;
  hips?: number;
  /** How far the belly stands out, in hundredths of the height. */
  belly?: number;
}

export interface Look extends HeadLook {
  clothes?: Clothes;
  build?: Build;
}

export interface PersonPlace {
  x: number;
  /** The ground under the feet. */
  y: number;
  /** In units of the picture. */
  height: number;
  facesLeft?: boolean;
}

/** What a person holds, drawn in the body's own measure; the hands come after it. */
export interface Held {
  /** Behind everything. */
  behind?: string;
  /** In front of the body, behind the nearer arm. */
  front?: string;
  /** In front of everything but the hands. */
  nearest?: string;
  /** The farther arm lies in front of the chest. */
  farArmInFront?: boolean;
}

const reflective = '#e9efe6';

function widths(turn: Turn, { width = 1, shoulders = 1, hips = 1 }: Build) {
  const views: Record<Turn, readonly [number, number, number, number]> = {
    side: [6, 5.5, 6.6, 4.4],
    half: [6.8, 6.1, 7.8, 7.4],
    front: [7.6, 7, 8.9, 10],
    back: [7.6, 7, 8.9, 10],
  };
  const [hip, waist, chest, shoulder] = views[turn];
  return {
    hip: hip * width * hips,
    waist: waist * width,
    chest: chest * width * shoulders,
    shoulder: shoulder * (0.5 + width * 0.5) * shoulders,
  };
}

/** Turns a point beside the back (across, up from the hips) into the body's measure. */
function beside({ hip, lean }: Joints) {
  const radians = (lean * Math.PI) / 180;
  return (across: number, up: number): Point => [
    hip[0] + Math.sin(radians) * up + Math.cos(radians) * across,
    hip[1] - Math.cos(radians) * up + Math.sin(radians) * across,
  ];
}

function torso(joints: Joints, turn: Turn, clothes: Clothes, build: Build): string {
  const at = beside(joints);
  const w = widths(turn, build);
  const { belly = 0 } = build;
  const isSide = turn === 'side' || turn === 'half';
  const front = isSide ? 0.8 : 0;
  const hem = clothes.jacket ? -7 : -0.8;
  const shirt = clothes.shirt ?? palm[2];
  const outline = (grow: number) =>
    smooth(
      [
        at(-w.hip - grow, hem),
        at(-w.waist - grow - (isSide ? 0 : belly * 0.5), 10),
        at(-w.chest - grow + front, 21),
        at(-w.shoulder - grow, 28.4),
        at(-3, 32.6),
        at(3.4, 32.4),
        at(w.shoulder + grow, 28),
        at(w.chest + front + grow, 21),
        at(w.waist + grow + belly * (isSide ? 1 : 0.5), 8),
        at(w.hip + grow + belly * 0.4, hem),
      ],
      0.8,
    );
  const shade = smooth(
    [
      at(-w.hip, hem),
      at(-w.waist, 10),
      at(-w.chest + front, 21),
      at(-w.shoulder, 28.4),
      at(-w.shoulder * 0.3, 26),
      at(-w.chest * 0.4, 14),
      at(-w.hip * 0.4, hem + 0.4),
    ],
    0.8,
  );
  const pelvis = smooth(
    [
      at(-w.hip, 3),
      at(w.hip, 3),
      at(w.hip * 0.98, -4),
      at(w.hip * 0.5, -8),
      at(-w.hip * 0.5, -8),
      at(-w.hip * 0.98, -4),
    ],
    0.8,
  );
  const parts = [shape(pelvis, clothes.trousers ?? stone[0])];
  parts.push(shape(outline(0), shirt), shape(shade, palm[0], { opacity: 0.16 }));
  if (!clothes.jacket)
    parts.push(
      line(path([at(-w.hip * 1.02, -2.2), at(w.hip * 1.02 + belly * 0.3, -2.2)]), '#4a3524', 2.2, {
        cap: 'butt',
      }),
    );
  if (clothes.vest) {
    parts.push(shape(outline(0.5), clothes.vest));
    if (turn !== 'back')
      parts.push(polygon([at(front - 2.4, 32), at(front + 3, 32), at(front + 0.6, 23)], shirt));
    parts.push(shape(shade, palm[0], { opacity: 0.14 }));
    parts.push(
      line(path([at(-w.waist - 0.5, 9.4), at(w.waist + belly * 0.9 + 0.4, 9.4)]), reflective, 2.2, {
        cap: 'butt',
      }),
    );
    parts.push(
      line(
        path([at(-w.shoulder * 0.62, 30), at(-w.chest * 0.6, 10)]) +
          path([at(w.shoulder * 0.66 + front, 30), at(w.chest * 0.62 + front, 10)]),
        reflective,
        1.7,
        { cap: 'butt' },
      ),
    );
  } else if (clothes.jacket) {
    parts.push(
      line(
        path([at(-w.hip, 4), at(w.hip + belly, 4)]) +
          path([at(-w.chest + front, 18), at(w.chest + front, 18)]),
        reflective,
        2,
        { cap: 'butt' },
      ),
    );
  } else if (turn !== 'back') {
    parts.push(shape(smooth([at(-2.6, 32.4), at(0.4, 29.6), at(3.6, 32)], 0.5), palm[0], { opacity: 0.35 }));
    if (clothes.shirt === undefined) {
      const [x, y] = at(w.chest * 0.5, 22);
      parts.push(circle(x, y, 1.15, amber[2]));
    }
  }
  return parts.join('');
}

const path = (points: readonly Point[]) =>
  points.map(([x, y], index) => (index ? d`L${x} ${y}` : d`M${x} ${y}`)).join('');

function arm({ root, middle, end }: Limb, look: Look, isFar: boolean): string {
  const { clothes = {}, skin, build = {} } = look;
  const k = 0.6 + 0.4 * (build.width ?? 1);
  const isLong = clothes.sleeves === 'long' || clothes.jacket;
  const flesh = isFar ? skin.dark : skin.light;
  const wrist = between(middle, end, 0.84);
  const shirt = clothes.shirt ?? palm[2];
  const parts: string[] = [];
  if (isLong) {
    parts.push(
      shape(capsule(root, middle, 3.7 * k, 3.1 * k) + capsule(middle, wrist, 3.1 * k, 2.4 * k), shirt),
    );
    if (clothes.jacket || clothes.vest)
      parts.push(
        line(path([between(middle, end, 0.42), between(middle, end, 0.52)]), reflective, 5.4 * k, {
          cap: 'butt',
        }),
      );
  } else {
    parts.push(
      shape(capsule(root, middle, 3 * k, 2.7 * k) + capsule(middle, wrist, 2.7 * k, 1.9 * k), flesh),
    );
    parts.push(shape(capsule(root, between(root, middle, 0.62), 3.8 * k, 3.7 * k), shirt));
  }
  if (isFar)
    parts.push(
      shape(
        isLong
          ? capsule(root, middle, 3.7 * k, 3.1 * k) + capsule(middle, wrist, 3.1 * k, 2.4 * k)
          : capsule(root, between(root, middle, 0.62), 3.8 * k, 3.7 * k),
        palm[0],
        { opacity: 0.18 },
      ),
    );
  return parts.join('');
}

/** The hand around what it holds: the back of it, a thumb, and a cuff where there is a glove. */
function hand({ middle, end }: Limb, { skin, clothes = {} }: Look, isFar: boolean): string {
  const [ux, uy] = [(end[0] - middle[0]) / bones.forearm, (end[1] - middle[1]) / bones.forearm];
  const color = clothes.gloves ?? (isFar ? skin.dark : skin.light);
  const back: Point = [end[0] - ux * 2, end[1] - uy * 2];
  const tip: Point = [end[0] + ux * 1.1, end[1] + uy * 1.1];
  const thumb: Point = [end[0] + ux * 0.6 + uy * 2.2, end[1] + uy * 0.6 - ux * 2.2];
  return (
    (clothes.gloves
      ? line(path([[end[0] - ux * 4.4, end[1] - uy * 4.4], back]), color, 4.9, { cap: 'butt' })
      : '') +
    shape(capsule(back, tip, 2.3, 2.4), color) +
    line(path([back, thumb]), color, 1.8) +
    (isFar && clothes.gloves ? shape(capsule(back, tip, 2.3, 2.4), palm[0], { opacity: 0.15 }) : '')
  );
}

function boot(heel: Point, degrees: number, turn: Turn, side: 1 | -1, color: string): string {
  const isFacing = turn === 'front' || turn === 'back';
  const sole = isFacing
    ? shape('M-3.4-.9H3.6V0H-3.4Z', '#1a1512') +
      shape('M-2.9-7.5H2.9C2.8-5 3.6-3.6 3.9-.9H-3.6C-3.6-3.6-2.8-5-2.9-7.5Z', color)
    : shape('M-3.4-1H9.2V.1H-3.4Z', '#1a1512') +
      shape('M-3.1-8H2.9C2.9-5.4 4.4-4.7 6.6-4 8.6-3.4 9.4-2.6 9.3-.9H-3.5C-3.6-4-2.9-5-3.1-8Z', color) +
      line('M-.2-6.8H2.8', '#fffbf3', 0.5, { opacity: 0.5 });
  const [x, y] = raisedHeel(heel, degrees);
  return group([sole], { x, y, turn: degrees, flip: isFacing && side < 0 });
}

interface LegPlace {
  limb: Limb;
  heel: Point;
  degrees: number;
  side: 1 | -1;
  turn: Turn;
}

function leg(
  { limb: { root, middle, end }, heel, degrees, side, turn }: LegPlace,
  look: Look,
  isFar: boolean,
): string {
  const { clothes = {}, build = {}, skin } = look;
  const k = 0.5 + 0.5 * (build.width ?? 1);
  const color = clothes.trousers ?? stone[0];
  const thigh = capsule(root, middle, 5.5 * k, 4.1 * k);
  const shin = capsule(middle, between(middle, end, 0.92), 4.1 * k, 3.4 * k);
  const short = capsule(root, between(root, middle, 0.82), 5.6 * k, 5 * k);
  const parts = [boot(heel, degrees, turn, side, clothes.boots ?? '#6d4c2b')];
  if (clothes.shorts) {
    parts.push(
      shape(
        capsule(middle, end, 3.3 * k, 2.4 * k) + capsule(root, middle, 4 * k, 3.3 * k),
        isFar ? skin.dark : skin.light,
      ),
    );
    parts.push(
      line(path([between(middle, end, 0.86), between(middle, end, 1)]), stone[5], 5.4, { cap: 'butt' }),
      shape(short, color),
    );
  } else parts.push(shape(thigh + shin, color));
  if (isFar) parts.push(shape(clothes.shorts ? short : thigh + shin, palm[0], { opacity: 0.22 }));
  if (clothes.kneePads)
    parts.push(
      shape(capsule(between(root, middle, 0.9), between(middle, end, 0.1), 4.4 * k, 4.4 * k), '#16302c'),
    );
  return parts.join('');
}

/** A person at (x, y) in a pose, with what they hold. */
export function person(
  { x, y, height, facesLeft = false }: PersonPlace,
  pose: Pose,
  look: Look,
  held: Held = {},
): string {
  const turn = pose.turn ?? 'half';
  const joints = jointsOf(pose);
  const [nearFoot, farFoot] = pose.feet ?? [
    [-5, 0],
    [5, 0],
  ];
  const [nearHeel, farHeel] = pose.heels ?? [0, 0];
  const clothes = look.clothes ?? {};
  const radians = (joints.lean * Math.PI) / 180;
  const headTurn = joints.lean * 0.55 + (pose.nod ?? 0);
  const tilt = radians * 0.7 + ((pose.nod ?? 0) * Math.PI) / 360;
  const middle: Point = [
    joints.neck[0] + Math.sin(tilt) * 10.3 + (turn === 'side' || turn === 'half' ? 1 : 0),
    joints.neck[1] - Math.cos(tilt) * 10.3,
  ];
  const throat: Point = [joints.neck[0] + Math.sin(radians) * -1, joints.neck[1] + Math.cos(radians) * 1];
  const face = head(turn, look);
  const nearLeg = leg(
    { limb: joints.legs[0], heel: nearFoot, degrees: nearHeel, side: -1, turn },
    look,
    false,
  );
  const farLeg = leg(
    { limb: joints.legs[1], heel: farFoot, degrees: farHeel, side: 1, turn },
    look,
    turn !== 'front' && turn !== 'back',
  );
  const isFacing = turn === 'front' || turn === 'back';
  const farArm = arm(joints.arms[1], look, !isFacing);
  const feet = [nearFoot, farFoot]
    .map(([footX, footY]) => contactShadow(footX + 2.5, footY, 9, 1.5))
    .join('');
  const parts = [
    feet,
    held.behind ?? '',
    headGroup(face.behind, middle, headTurn),
    held.farArmInFront ? '' : farArm,
    farLeg,
    nearLeg,
    torso(joints, turn, clothes, look.build ?? {}),
    neck(throat, between(throat, middle, 0.6), look.skin.dark),
    headGroup(face.front, middle, headTurn),
    held.farArmInFront ? farArm : '',
    held.front ?? '',
    hand(joints.arms[1], look, !isFacing),
    arm(joints.arms[0], look, false),
    held.nearest ?? '',
    hand(joints.arms[0], look, false),
  ];
  return group(parts, { x, y, scale: height / 100, flip: facesLeft });
}

/** Where a point of a person's own measure lies in the picture. */
export const inPicture = ({ x, y, height, facesLeft }: PersonPlace, [px, py]: Point): Point => [
  x + ((facesLeft ? -px : px) * height) / 100,
  y + (py * height) / 100,
];

/** Clothes that the crew wears. */
export const crew = {
  khaki: { trousers: '#b39362', boots: '#6d4c2b', gloves: sand[2] },
  navy: { trousers: '#2f4a5c', boots: '#4a3524', gloves: '#e3ca9c' },
  olive: { trousers: '#5a5f43', boots: '#6d4c2b', gloves: sunset[2] },
  hiVis: { trousers: '#39506a', boots: '#6d4c2b', gloves: '#d9b36a', vest: '#ee7d33' },
  hiVisYellow: { trousers: '#5a5f43', boots: '#4a3524', gloves: '#e3ca9c', vest: '#d6dc4a' },
} satisfies Record<string, Clothes>;
