import type { Point } from './svg.ts';

/**
 * A body's joints, in hundredths of its own height: the ground is y 0, up is negative, forwards is positive x. The
 * figure is about seven heads and a quarter tall.
 */
export const bones = { spine: 32, thigh: 24, shin: 22.5, upperArm: 16.5, forearm: 17, ankle: 4 };

/** Which way the chest looks. */
export type Turn = 'side' | 'half' | 'front' | 'back';

export interface Pose {
  turn?: Turn;
  /** The middle of the hips. */
  hip?: Point;
  /** Degrees that the back leans forwards. */
  lean?: number;
  /** Degrees that the head looks down. */
  nod?: number;
  /** Where the hands hold: the nearer one, the farther one. */
  hands?: readonly [Point, Point];
  /** Where the heels stand: the nearer one, the farther one. */
  feet?: readonly [Point, Point];
  /** Degrees that each foot stands on its toes. */
  heels?: readonly [number, number];
}

/** Half of what lies between the two shoulders and the two hips, as far as the view shows it. */
const spreads: Record<Turn, { shoulder: number; hip: number }> = {
  side: { shoulder: 1.2, hip: 0.6 },
  half: { shoulder: 6.2, hip: 2.4 },
  front: { shoulder: 9, hip: 4 },
  back: { shoulder: 9, hip: 4 },
};

export interface Limb {
  root: Point;
  /** The knee or the elbow. */
  middle: Point;
  end: Point;
}

export interface Joints {
  hip: Point;
  neck: Point;
  /** Degrees that the back leans. */
  lean: number;
  arms: readonly [Limb, Limb];
  legs: readonly [Limb, Limb];
}

/** The knee or elbow between two ends; `bend` 1 turns a hanging limb's joint forwards, -1 backwards. */
function bent(root: Point, wanted: Point, first: number, second: number, bend: 1 | -1): Limb {
  const [dx, dy] = [wanted[0] - root[0], wanted[1] - root[1]];
  const far = Math.hypot(dx, dy) || 0.01;
  const reach = Math.min(far, first + second - 0.05);
  const [ux, uy] = [dx / far, dy / far];
  const end: Point = [root[0] + ux * reach, root[1] + uy * reach];
  const along = (first ** 2 - second ** 2 + reach ** 2) / (2 * reach);
  const off = Math.sqrt(Math.max(0, first ** 2 - along ** 2)) * bend;
  return { root, middle: [root[0] + ux * along + uy * off, root[1] + uy * along - ux * off], end };
}

/** From the heel to the ball of the foot, on which a raised heel turns. */
const ball = 6;

/** Where a heel that stands at `at` is once the foot is raised by `degrees` onto its toes. */
export function raisedHeel([x, y]: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [x + ball - Math.cos(radians) * ball, y - Math.sin(radians) * ball];
}

function ankleOver(foot: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  const [x, y] = raisedHeel(foot, degrees);
  return [x + Math.sin(radians) * bones.ankle, y - Math.cos(radians) * bones.ankle];
}

/** The joints of a pose; every limb bends the way a person's does. */
export function jointsOf(pose: Pose): Joints {
  const { turn = 'half', hip = [0, -50.4], lean = 0 } = pose;
  const isFacing = turn === 'front' || turn === 'back';
  const radians = (lean * Math.PI) / 180;
  const neck: Point = [hip[0] + Math.sin(radians) * bones.spine, hip[1] - Math.cos(radians) * bones.spine];
  const { shoulder, hip: half } = spreads[turn];
  // The nearer shoulder is the one behind: a person who looks right shows the viewer the right side.
  const onBack = (share: number, across: number): Point => [
    hip[0] + Math.sin(radians) * bones.spine * share + Math.cos(radians) * across,
    hip[1] - Math.cos(radians) * bones.spine * share + Math.sin(radians) * across,
  ];
  const [nearHand, farHand] = pose.hands ?? [onBack(-0.35, -shoulder - 3), onBack(-0.35, shoulder + 4)];
  const [nearFoot, farFoot] = pose.feet ?? [
    [-5, 0],
    [5, 0],
  ];
  const [nearHeel, farHeel] = pose.heels ?? [0, 0];
  const arm = (across: number, hand: Point, bend: 1 | -1) =>
    bent(onBack(0.92, across), hand, bones.upperArm, bones.forearm, bend);
  const leg = (across: number, foot: Point, heel: number, bend: 1 | -1) =>
    bent([hip[0] + across, hip[1]], ankleOver(foot, heel), bones.thigh, bones.shin, bend);
  return {
    hip,
    neck,
    lean,
    arms: [arm(-shoulder, nearHand, -1), arm(shoulder, farHand, isFacing ? 1 : -1)],
    legs: [leg(-half, nearFoot, nearHeel, isFacing ? -1 : 1), leg(half, farFoot, farHeel, 1)],
  };
}
