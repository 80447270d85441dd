import { chooseSeveral } from './choose-several';
import { PictureQueue } from './picture-queue';

const words = { title: 'Palms', category: 'landscaping', featured: false, displayOrder: 0 };

describe(chooseSeveral, () => {
  it('saves the other files if the browser fails at one', async () => {
    const queue = new PictureQueue((async () => ({ data: { id: 'project' } })) as never);
    await queue.belongTo('ruth');
    const add = queue.add.bind(queue);
    queue.add = (addition) =>
      addition.original.name === '2.jpg' ? Promise.reject(new DOMException('lost')) : add(addition);
    const files = ['1.jpg', '2.jpg', '3.jpg'].map((name) => new File([name], name, { type: 'image/jpeg' }));

    const choosing = chooseSeveral(queue, files, { faultOf: () => null, wordsOf: () => words });

    await expect(choosing).rejects.toThrow('lost');
    const saved = queue.read().pictures.map(({ fileName }) => fileName);
    expect(saved.toSorted()).toEqual(['1.jpg', '3.jpg']);
    expect(queue.read().preparing).toBe(0);
  });
});
