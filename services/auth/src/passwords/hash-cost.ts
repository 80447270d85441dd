import { Injectable } from '@nestjs/common';

/** A hash is verified with the effort that it was made with. */
@Injectable()
export class HashCost {
  /** Memory of one hash, in KiB. */
  readonly memoryCost: number = 19_456;
  readonly timeCost: number = 2;
}
