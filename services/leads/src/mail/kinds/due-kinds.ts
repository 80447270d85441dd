import { Injectable } from '@nestjs/common';
import { assertOneEach } from '@sandhill/platform/delivery/assert-one-each.js';
import { runAll } from '@sandhill/platform/process/run-all.js';
import { mailKinds } from './all.js';
import { MailTools } from './mail-tools.js';

@Injectable()
export class DueKinds {
  private readonly lastAt = new Map<string, number>();

  constructor(private readonly tools: MailTools) {
    assertOneEach('kind of mail', mailKinds);
  }

  /**
   * Runs the work (`owe`) of each kind of mail if it is due. A failing kind does not stop the other kinds.
   *
   * @throws the first failure
   */
  async owe(): Promise<void> {
    await runAll(
      mailKinds.map(({ name, owe }) => async () => {
        if (!owe || performance.now() - (this.lastAt.get(name) ?? -Infinity) < (owe.everyMs ?? 0)) return;
        await owe.run(this.tools);
        this.lastAt.set(name, performance.now());
      }),
    );
  }
}
