import { aFile } from '../../../testing/factories';
import { uploadKey } from './upload-key';

describe('the key of an upload', () => {
  const file = aFile('palm.jpg');
  const first = uploadKey(file, { title: 'Palms' });

  it('stays while the same file goes with the same words', () => {
    expect(uploadKey(file, { title: 'Palms' })).toBe(first);
  });

  it('is another one for other words, and for another file', () => {
    expect(uploadKey(file, { title: 'Royal palms' })).not.toBe(first);
    expect(uploadKey(aFile('palm.jpg'), { title: 'Palms' })).not.toBe(first);
  });
});
