import { jest } from '@jest/globals';
import { untilLoaded } from './until-loaded';

describe(untilLoaded, () => {
  it("fetches the page's files after a failure, and asks for the code again at a click", async () => {
    document.body.innerHTML =
      '<script type="application/json" id="page-needs">{"files":["/assets/a.js"]}</script>';
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const load = jest
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError())
      .mockResolvedValue('code');

    const loaded = untilLoaded(load);
    await Promise.resolve();
    expect(fetched.mock.calls).toEqual([['/assets/a.js']]);
    document.body.click();

    expect(await loaded).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
