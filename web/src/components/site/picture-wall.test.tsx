import { render, screen } from '@testing-library/react';
import { PictureCell, PictureWall } from './picture-wall';

describe(PictureWall.name, () => {
  // A wall of three is not tested, because its first picture takes the shape of the space beside the two small ones.
  it.each([1, 2, 4, 5, 6])('keeps the shape of each of %i pictures at every width', (count) => {
    render(
      <PictureWall>
        {Array.from({ length: count }, (_, index) => (
          <PictureCell key={index} label={`Picture ${index}`}>
            <img src="/a.avif" alt="" />
          </PictureCell>
        ))}
      </PictureWall>,
    );

    expect(screen.getByRole('list').className).not.toMatch(/aspect-/);
    for (const cell of screen.getAllByRole('listitem')) expect(cell).toHaveClass('aspect-3/2');
  });
});
