import { Injectable } from '@nestjs/common';
import { assertUniqueNames } from '@sandhill/platform/delivery/assert-unique-names.js';
import { runAll } from '@sandhill/platform/process/run-all.js';
import { mailKinds } from './all.js';
import { MailTools } from './mail-tools.js';

@Injectable()
export class DueKinds {
  private readonly lastAt = new Map<string, number>();

  constructor(private readonly tools: MailTools) {
    assertUniqueNames('kind of mail', mailKinds);
  }

  /**
   * Runs the work (`addDue`) of each kind of mail if it is due. A failing kind does not stop the other kinds.
   *
   * @throws the first failure
   */
  async addDue(): Promise<void> {
    await runAll(
      mailKinds.map(({ name, addDue }) => async () => {
        if (!addDue || performance.now() - (this.lastAt.get(name) ?? -Infinity) < (addDue.everyMs ?? 0))
          return;
        await addDue.run(this.tools);
        this.lastAt.set(name, performance.now());
      }),
    );
  }
}
