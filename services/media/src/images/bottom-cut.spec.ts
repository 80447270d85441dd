import { asksForCut, rowsToCut } from './bottom-cut.js';

describe(asksForCut.name, () => {
  it.each(['lawn-crop.jpg', 'CROPPED.PNG', 'Pool Crop'])('is requested by %s', (name) => {
    expect(asksForCut(name)).toBe(true);
  });

  it('is not requested by other names', () => {
    expect(asksForCut('lawn.jpg')).toBe(false);
  });
});

describe(rowsToCut.name, () => {
  it.each([
    [1000, 80],
    [300, 40],
    [3000, 120],
    [40, 0],
  ])('cuts from %i rows %i', (height, rows) => {
    expect(rowsToCut(height)).toBe(rows);
  });
});
