import { aFile } from '../../../testing/factories';
import { quickUploadDefaults } from './quick-upload-defaults';

describe(quickUploadDefaults.name, () => {
  it.each([
    ['IMG_4821.jpg', 'IMG_4821'],
    ['front.lawn.png', 'front.lawn'],
    ['.jpg', 'Uploaded Image'],
    [`${'x'.repeat(240)}.jpg`, 'x'.repeat(200)],
  ])('names the picture %s, in English whatever the language of the admin area', (name, title) => {
    expect(quickUploadDefaults(aFile(name), 'hoa')).toEqual({
      title,
      description: 'Uploaded from mobile - Section: hoa',
      category: 'landscaping',
      placement: 'gallery',
      featured: false,
      displayOrder: 0,
    });
  });
});
