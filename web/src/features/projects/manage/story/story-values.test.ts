import { aProject } from '../../../../testing/factories';
import { aStoryPicture, aProjectStory } from '../../../../testing/stories';
import { proposeComparison, slugOf, toStory, valuesOfStory } from './story-values';

const at = (id: string, takenAt: string | null) => ({ ...aStoryPicture(id), takenAt });

describe('the values of a story', () => {
  it.each([
    ['Palms at the gate', 'palms-at-the-gate'],
    ['  ¡Jardín de Doña Inés!  ', 'jardin-de-dona-ines'],
  ])('make the address of %p', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('send what was typed in the order of the pictures, and no comparison with a picture that is gone', () => {
    const story = aProjectStory({
      beforeId: 'two',
      afterId: 'one',
      pictures: ['one', 'two'].map(aStoryPicture),
    });
    const values = {
      ...valuesOfStory(story, aProject({ title: 'Pond' })),
      year: ' ',
      community: ' Pelican ',
    };

    expect(toStory(values, ['two', 'one'])).toMatchObject({
      slug: 'pond',
      community: 'Pelican',
      year: null,
      beforeId: 'two',
      pictures: [{ id: 'two' }, { id: 'one' }],
    });
    expect(toStory(values, ['one'])).toMatchObject({ beforeId: null, afterId: null });
    expect(toStory({ ...values, year: '2o26' }, ['one'])).toMatchObject({ year: 0 });
  });

  it('propose the first and the last picture by the camera’s clock', () => {
    const taken = [at('b', '2026-05-02T10:00:00Z'), at('a', '2026-03-02T10:00:00Z'), at('c', null)];

    expect(proposeComparison(taken)).toMatchObject({ before: { id: 'a' }, after: { id: 'b' } });
    expect(proposeComparison([taken[0]!, taken[2]!])).toBeUndefined();
    expect(proposeComparison([taken[0]!, taken[0]!])).toBeUndefined();
  });
});
