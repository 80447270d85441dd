import { Watermarks } from './watermarks.js';

const watermarks = new Watermarks({
  fileNames: ['TimePhoto', 'GPS Map Camera', ' - '],
  software: ['Timestamp Camera'],
});

describe(Watermarks.name, () => {
  it.each([
    ['lawn.jpg', null, null],
    ['lawn.jpg', 'Photos 9.0', null],
    ['TimePhoto_20261121_0705.jpg', null, 'watermark'],
    ['gps_map-camera 7.JPG', 'Photos 9.0', 'watermark'],
    ['IMG_1.jpg', 'Timestamp Camera 1.2 (Android)', 'watermark'],
    ['Timestamp Camera.jpg', null, null],
    ['timephoto crop.jpg', 'Timestamp Camera', 'file_name'],
    ['', '', null],
  ])('cuts %p of %p for the reason %p', (fileName, software, reason) => {
    expect(watermarks.reasonToCut({ fileName, software })).toBe(reason);
  });

  it('cuts nothing without patterns', () => {
    const none = new Watermarks({ fileNames: [], software: [''] });

    expect(none.reasonToCut({ fileName: 'TimePhoto.jpg', software: 'Timestamp Camera' })).toBeNull();
  });
});
