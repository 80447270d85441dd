import { Injectable } from '@nestjs/common';

/** Cost of a new hash. An existing hash is verified with the cost that it was made with. */
@Injectable()
export class HashCost {
  /** Memory of one hash, in KiB. */
  readonly memoryCost: number = 19_456;
  readonly timeCost: number = 2;
}
