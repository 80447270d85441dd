import { typedFile } from './typed-file';

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const untyped = 'application/octet-stream';
const unreadable = new File([jpeg], 'yard.jpg');
unreadable.slice = () => {
  throw new DOMException('The file could not be read', 'NotReadableError');
};

describe('typedFile', () => {
  it.each([
    ['a JPEG without a type', new File([jpeg], 'image:1042'), 'image/jpeg'],
    ['a PNG of an unknown type', new File([png], 'yard', { type: untyped }), 'image/png'],
    ['a PDF without a type', new File(['%PDF-1.7'], 'plan.pdf'), ''],
    ['a file that has a type', new File([jpeg], 'yard.gif', { type: 'image/gif' }), 'image/gif'],
    ['a file that cannot be read', unreadable, ''],
  ])('knows the type of %s', async (_what, file, type) => {
    const typed = await typedFile(file);

    expect([typed.name, typed.type, typed.size]).toEqual([file.name, type, file.size]);
  });
});
