import { jest } from '@jest/globals';
import { GuideRows } from '../src/guide-entries/guide-rows.repository.js';
import { anIssue, aPlant } from './support/entry.factory.js';
import { GuideClient } from './support/guide-client.js';
import { startContent, type RunningContent } from './support/start-content.js';

describe('an entry is refused', () => {
  let content: RunningContent;
  let guide: GuideClient;

  beforeAll(async () => {
    content = await startContent();
    guide = new GuideClient(content);
  });

  afterAll(() => content.stop());

  const asks = (field: string, value: unknown) =>
    guide.call('post', '/plants', { ...aPlant(), [field]: value });

  it.each<[field: string, value: unknown, code: string]>([
    ['name', undefined, 'required'],
    ['name', '  ', 'required'],
    ['name', 7, 'required'],
    ['name', 'x'.repeat(81), 'too_long'],
    ['name', 'a\u0007', 'text_unprintable'],
    ['name', 'a\u202eb', 'text_unprintable'],
    ['scientificName', null, 'required'],
    ['description', undefined, 'required'],
    ['description', 'x'.repeat(5001), 'too_long'],
    ['careInstructions', null, 'required'],
    ['floridaSpecific', [], 'required'],
    ['confidence', undefined, 'not_a_choice'],
    ['confidence', 'sure', 'not_a_choice'],
    ['nameEs', null, 'not_text'],
    ['descriptionEs', { en: 'x' }, 'not_text'],
    ['slug', 'Zebra', 'invalid_slug'],
    ['slug', 'zebra-', 'invalid_slug'],
    ['slug', '../zebra', 'invalid_slug'],
    ['slug', 'x'.repeat(61), 'too_long'],
    ['slug', ['zebra'], 'not_text'],
    ['group', 'fern', 'not_a_choice'],
    ['group', ['palm'], 'not_a_choice'],
    ['light', 'sun', 'not_a_list'],
    ['light', ['moon'], 'not_a_choice'],
    ['light', ['sun', 'sun'], 'repeated'],
    ['heightFt', '12', 'number_invalid'],
    ['heightFt', -1, 'number_invalid'],
    ['heightFt', 1e-7, 'number_invalid'],
    ['heightFt', 1.25, 'number_invalid'],
    ['heightFt', 151, 'number_invalid'],
    ['isNative', 'true', 'not_a_boolean'],
    ['isNative', null, 'not_a_boolean'],
    ['synonyms', ['', 'x'], 'not_text'],
    ['synonyms', [null], 'not_text'],
    ['synonyms', [['x']], 'not_text'],
    ['synonyms', Array(21).fill('x'), 'list_too_long'],
    ['synonyms', { length: 1 }, 'not_a_list'],
    ['issues', ['Lethal Bronzing'], 'invalid_slug'],
    ['issues', ['a', 'a'], 'repeated'],
    ['imageUrl', 'https://example.com/x.svg', 'picture_unknown'],
    ['imageUrl', '/guide/../x.svg', 'picture_unknown'],
    ['imageUrl', '/media/../x', 'picture_unknown'],
    ['imageUrl', '/media/a/b?c', 'picture_unknown'],
    ['imageUrl', 'javascript:alert(1)', 'picture_unknown'],
    ['imageUrl', 7, 'picture_unknown'],
    ['sources', 'IFAS', 'not_a_list'],
    ['sources', [null], 'source_invalid'],
    ['sources', ['IFAS'], 'source_invalid'],
    ['sources', [[]], 'source_invalid'],
    ['sources', [{ title: ' ' }], 'source_invalid'],
    ['sources', [{ title: 'x', url: 'http://x' }], 'source_invalid'],
    ['sources', [{ title: 'x', url: null }], 'source_invalid'],
    ['sources', [{ title: 'x\u0007' }], 'source_invalid'],
    ['sources', Array.from({ length: 11 }, () => ({ title: 'x' })), 'list_too_long'],
    ['checkedOn', '2026-02-30', 'day_invalid'],
    ['checkedOn', 'today', 'day_invalid'],
    ['checkedOn', 20260228, 'day_invalid'],
    ['checkedOn', '2999-01-01', 'day_to_come'],
    ['isPublished', 1, 'not_a_boolean'],
  ])('%s: %p', async (field, value, code) => {
    const created = await asks(field, value);

    expect([created.status, created.body.code]).toEqual([400, 'validation_failed']);
    expect(created.body.fields).toEqual({ [field]: { code, message: expect.any(String) } });
  });

  it.each<[field: string, value: unknown, code: string]>([
    ['issue', undefined, 'required'],
    ['causes', undefined, 'required'],
    ['causes', 'Zebras', 'required'],
    ['solutions', [' '], 'not_text'],
    ['prevention', ['x'.repeat(401)], 'too_long'],
    ['prevention', Array(13).fill('x'), 'list_too_long'],
    ['causesEs', ['a\u0000'], 'invalid_text'],
    ['severity', 'bad', 'not_a_choice'],
    ['signs', [{ sign: 'no-such-sign', weight: 3 }], 'sign_invalid'],
    ['signs', [null, null], 'sign_invalid'],
    ['signs', 'all', 'not_a_list'],
    ['months', [0], 'not_a_choice'],
    ['months', ['1'], 'not_a_choice'],
    ['months', [1, 1], 'repeated'],
    ['groups', ['fern'], 'not_a_choice'],
    ['serviceId', 'other', 'not_a_choice'],
    ['needsLicence', 0, 'not_a_boolean'],
  ])('for a problem, %s: %p', async (field, value, code) => {
    const created = await guide.call('post', '/plant-issues', { ...anIssue(), [field]: value });

    expect([created.status, created.body.fields]).toEqual([
      400,
      { [field]: { code, message: expect.any(String) } },
    ]);
  });

  it('in a change too, and stays as it was', async () => {
    const before = await guide.plant();

    for (const body of [{ name: '' }, { name: null }, { confidence: null }, { sources: null }]) {
      const answer = await guide.call('patch', `/plants/${before.id}`, body);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, Object.keys(body)]);
    }
    expect(await guide.row(before.id)).toEqual(before);
  });

  it('if there are 300 already, which may get other addresses', async () => {
    const { id } = await guide.plant({ slug: 'one-of-many' });
    const rows = content.app.get(GuideRows, { strict: false });
    const count = jest.spyOn(rows, 'count').mockResolvedValue(300);

    const refused = await guide.call('post', '/plants', aPlant({ slug: 'one-more' }));

    expect([refused.status, refused.body.code]).toEqual([409, 'too_many_entries']);
    expect((await guide.change(id, { slug: 'one-of-all' })).slug).toBe('one-of-all');
    count.mockRestore();
  });

  it('what does not belong there is dropped', async () => {
    const body =
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"id":"1","deletedAt":"2026-01-01",';
    const answer = await guide
      .call('post', '/plants')
      .set('Content-Type', 'application/json')
      .send(body + JSON.stringify(aPlant({ name: 'Zebra fern' })).slice(1));

    expect([answer.status, answer.body.deletedAt, answer.body.checkedBy]).toEqual([201, null, null]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each(['no-uuid', '0', '019aa000-0000-7000-8000-0000000000ff', '%00', "1' OR '1'='1"])(
    'where there is none: %s',
    async (id) => {
      const path = `/plants/${encodeURIComponent(id)}`;
      for (const answer of [
        await guide.call('patch', path, {}),
        await guide.call('delete', path),
        await guide.call('post', `${path}/restore`),
        await guide.call('post', `${path}/sign`),
        await guide.call('get', `/guide-entries${path}`),
      ])
        expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    },
  );
});
