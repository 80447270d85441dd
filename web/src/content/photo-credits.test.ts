import { readdirSync } from 'node:fs';
import path from 'node:path';
import { photoCredits } from './photo-credits';

const photographs = (folder: string) =>
  readdirSync(path.join(import.meta.dirname, folder)).filter((file) => file.endsWith('.jpg'));

it('credits every photograph of the samples', () => {
  expect(photographs('../../../services/media/seed')).toEqual(photographs('../assets/originals'));
  expect(photoCredits).toHaveLength(photographs('../assets/originals').length);
});
