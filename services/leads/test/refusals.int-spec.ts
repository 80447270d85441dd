import { Lead } from '../src/model/lead.entity.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { aPhoto, aPicture, dataUrl } from './support/pictures.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

const long = (length: number) => 'x'.repeat(length);

/** Returns a decompression bomb: a small PNG that declares 3.6 gigapixels. */
async function aBomb(): Promise<Buffer> {
  const bytes = await aPicture({ format: 'png', width: 8, height: 8 });
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
}

/** Returns a small interlaced PNG of 25 megapixels with four 16-bit channels, which takes 200 MB to decode. */
async function aHeavyPicture(): Promise<Buffer> {
  const bytes = await aPicture({ format: 'png', width: 8, height: 8 });
  bytes.writeUInt32BE(6_000, 16);
  bytes.writeUInt32BE(4_200, 20);
  bytes.set([16, 6, 0, 0, 1], 24);
  return bytes;
}

describe('an invalid form', () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start();
  });

  afterAll(() => leads.stopAll());

  it.each([
    ['name', '', 'required', 'Please enter your name'],
    ['name', '   ', 'required', 'Please enter your name'],
    ['name', undefined, 'required', 'Please enter your name'],
    ['name', 7, 'required', 'Please enter your name'],
    ['name', long(201), 'too_long', 'Please use at most 200 characters'],
    ['email', 'ann', 'invalid_email', 'Please enter a valid email address'],
    ['email', 'ann@x.test\r\nBcc: all@x.test', 'invalid_email', 'Please enter a valid email address'],
    ['email', '"ann\r\nPhone: 555"@x.test', 'invalid_email', 'Please enter a valid email address'],
    ['email', '"ann palmer"@x.test', 'invalid_email', 'Please enter a valid email address'],
    ['email', 'ann\u0007@x.test', 'invalid_email', 'Please enter a valid email address'],
    ['email', '', 'required', 'Please enter a valid email address'],
    ['email', `${long(248)}@a.test`, 'too_long', 'Please use at most 254 characters'],
    ['phone', ' ', 'invalid_phone', 'Please enter a valid phone number'],
    ['phone', undefined, 'required', 'Please enter a valid phone number'],
    ['phone', '239555010', 'invalid_phone', 'Please enter a valid phone number'],
    ['phone', long(41), 'too_long', 'Please use at most 40 characters'],
    ['address', '', 'address_too_short', 'Please enter your full property address'],
    ['address', ' 12 A ', 'address_too_short', 'Please enter your full property address'],
    ['address', long(501), 'too_long', 'Please use at most 500 characters'],
    ['services', [], 'services_required', 'Please select at least one service'],
    ['services', undefined, 'services_required', 'Please select at least one service'],
    ['services', 'irrigation', 'services_required', 'Please select at least one service'],
    ['services', ['irrigation', 'plumbing'], 'unknown_service', 'Please choose services from the list'],
    ['services', [{ id: 'irrigation' }], 'unknown_service', 'Please choose services from the list'],
    ['services', ['__proto__'], 'unknown_service', 'Please choose services from the list'],
    ['message', '', 'message_too_short', 'Please provide some details about your project'],
    ['message', ' too short ', 'message_too_short', 'Please provide some details about your project'],
    ['message', long(10_001), 'too_long', 'Please use at most 10000 characters'],
    ['message', ['a', 'list'], 'required', 'Please provide some details about your project'],
    ['message', 'a message with a \0 in it', 'invalid_text', expect.any(String)],
    ['language', 'fr', 'unknown_language', expect.any(String)],
    ['tookMs', 'long', 'invalid_number', expect.any(String)],
    ['page', { path: '/' }, 'invalid_text', expect.any(String)],
  ])('is rejected if it is a quote whose %s is %j', async (field, value, code, message) => {
    const { status, body } = await post(`${leads.url}/api/quotes`, aQuote({ [field]: value }));

    expect(status).toBe(400);
    expect(body).toEqual({
      error: 'Some fields need your attention.',
      code: 'validation_failed',
      fields: { [field]: { code, message } },
    });
  });

  it.each([
    ['text', async () => 'not a list', 'invalid_image'],
    ['numbers', async () => [1, 2], 'invalid_image'],
    ['an address', async () => ['https://pictures.example/lawn.jpg'], 'invalid_image'],
    ['broken base64', async () => [`${await aPhoto()}!`], 'invalid_image'],
    ['truncated base64', async () => ['data:image/jpeg;base64,abcde'], 'invalid_image'],
    ['an empty data URL', async () => ['data:image/jpeg;base64,'], 'invalid_image'],
    ['a text', async () => [dataUrl(Buffer.from('Dear Sir or Madam'))], 'invalid_image'],
    ['a GIF', async () => [await aPhoto({ format: 'gif' })], 'invalid_image'],
    ['a WebP declared as JPEG', async () => [dataUrl(await aPicture({ format: 'webp' }))], 'invalid_image'],
    [
      'an SVG',
      async () => [dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
      'invalid_image',
    ],
    ['a decompression bomb', async () => [dataUrl(await aBomb(), 'image/png')], 'too_many_pixels'],
    [
      'a picture that takes too much memory',
      async () => [dataUrl(await aHeavyPicture(), 'image/png')],
      'too_many_pixels',
    ],
    ['5,000,001 bytes', async () => [dataUrl(Buffer.alloc(5_000_001))], 'image_too_large'],
    ['eleven photos', async () => Array(11).fill(await aPhoto()), 'too_many_images'],
    [
      'more than 25 MB in total',
      async () => Array(6).fill(dataUrl(Buffer.alloc(4_200_000))),
      'images_too_large',
    ],
  ])('is rejected if its photos are %s', async (_what, makePhotos, code) => {
    const projectImages = await makePhotos();
    const answers = [
      await post(`${leads.url}/api/quotes`, aQuote({ projectImages })),
      await post(`${leads.url}/api/contact`, aContact({ projectImages })),
    ];

    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body.fields).toMatchObject({ projectImages: { code, message: expect.any(String) } });
    }
  });

  it('names the photo that is rejected, by its place', async () => {
    const heavy = dataUrl(await aHeavyPicture(), 'image/png');
    const projectImages = [await aPhoto(), heavy, await aPhoto()];

    const { status, body } = await post(`${leads.url}/api/quotes`, aQuote({ projectImages }));

    const problem = {
      code: 'too_many_pixels',
      message: 'Photo 2: This photo has too many pixels. Please send it smaller.',
    };
    expect([status, body.fields]).toEqual([400, { projectImages: problem, 'projectImages.1': problem }]);
  });

  it('gets an error for every invalid field', async () => {
    const { body } = await post(`${leads.url}/api/quotes`, {});

    expect(Object.keys(body.fields).sort()).toEqual([
      'address',
      'email',
      'message',
      'name',
      'phone',
      'services',
    ]);
  });

  it.each([
    ['email', 'ben', 'invalid_email'],
    ['subject', '', 'required'],
    ['subject', long(201), 'too_long'],
    ['message', 'too short', 'message_too_short'],
    ['phone', long(41), 'too_long'],
    ['phone', 12, 'invalid_text'],
  ])('is rejected if it is a contact whose %s is %j', async (field, value, code) => {
    const { status, body } = await post(`${leads.url}/api/contact`, aContact({ [field]: value }));

    expect(status).toBe(400);
    expect(body.fields[field]?.code).toBe(code);
  });

  it.each([
    ['quotes', '{"name": "Ann', 400, 'bad_request'],
    ['quotes', '[]', 400, 'bad_request'],
    ['quotes', '"text"', 400, 'bad_request'],
    ['quotes', JSON.stringify(aQuote({ message: long(36_000_000) })), 413, 'body_too_large'],
    ['contact', JSON.stringify(aContact({ message: long(100_000) })), 413, 'body_too_large'],
    ['contact', JSON.stringify(aContact({ message: long(36_000_000) })), 413, 'body_too_large'],
    ['contact', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400, 'body_too_complex'],
    ['contact', `{"message":[${'[],'.repeat(30_000)}[]]}`, 400, 'body_too_complex'],
    ['quotes', `{"message":[${'{},'.repeat(3_000_000)}{}]}`, 400, 'body_too_complex'],
    ['quotes', `{"projectImages":[${'"",'.repeat(100_000)}""]}`, 400, 'body_too_complex'],
  ])('is rejected if the body to %s is %.20s', async (path, text, expected, code) => {
    const { status, body } = await post(`${leads.url}/api/${path}`, text);

    expect(status).toBe(expected);
    expect(body).toMatchObject({ error: expect.any(String), code });
  });

  it('is rejected if it is not JSON', async () => {
    const { status } = await post(`${leads.url}/api/contact`, 'name=Ann', {
      'content-type': 'application/x-www-form-urlencoded',
    });

    expect(status).toBe(415);
  });

  it('is not saved', async () => {
    expect(await leads.database.getRepository(Lead).count()).toBe(0);
  });
});
