import { waitUntil } from '../../local/wait-until.ts';
import { signInAsOwner, startTestStack, type TestStack } from '../servers/start-test-stack.ts';
import { Readers, SiteEditor } from '../site-editor.ts';

const addressOf = (number: number) => `https://social.example/pinterest/publication-${number}`;

/** On a stack of its own: there is one draft, and others edit it elsewhere. */
describe('publishing while visitors read', () => {
  let stack: TestStack;
  let editor: SiteEditor;

  beforeAll(async () => {
    stack = await startTestStack();
    editor = new SiteEditor({ url: stack.url, cookie: await signInAsOwner(stack) });
  });

  afterAll(() => stack.stop());

  const read = async (path: string) => (await fetch(stack.url + path)).text();
  const untilShown = (address: string) =>
    waitUntil(`${address} on the pages`, async () => (await read('/')).includes(address));

  it('shows every version whole, on every page, and takes the last one back', async () => {
    const before = (await editor.readDraft()).content.facts.socialMedia.pinterest;
    const readers = new Readers(stack.url, ({ profile }) => profile.socialMedia.pinterest ?? '');
    for (let number = 1; number <= 8; number += 1)
      await editor.publish(({ facts }) => (facts.socialMedia.pinterest = addressOf(number)));
    await untilShown(addressOf(8));
    const version = await editor.publish(({ facts }) => (facts.socialMedia.pinterest = addressOf(9)));
    await untilShown(addressOf(9));

    await editor.undo(version);
    await untilShown(addressOf(8));
    await editor.publish(({ facts }) => (facts.socialMedia.pinterest = before));
    await untilShown(before);
    await readers.stop();

    expect(readers.faults).toEqual([]);
    expect(readers.reads).toBeGreaterThan(50);
    const published = (await (await fetch(`${stack.url}/api/site`)).json()) as {
      content: { facts: { socialMedia: { pinterest: string } } };
    };
    expect(published.content.facts.socialMedia.pinterest).toBe(before);
  });

  it('refuses a link that leads nowhere, names page and field, and leaves the site as it is', async () => {
    const before = await read('/');
    const refused = await editor
      .publish(({ banner }) => (banner.link = '/no-such-page'))
      .catch((error: Error) => error.message);

    expect(refused).toMatch(/^POST publish: 4\d\d .*"banner\.link"/);
    expect(await read('/')).toBe(before);
    await editor.discardDraft();
  });
});
