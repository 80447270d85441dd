import { aDataUrl } from './support/picture.factory.js';
import { startMedia, type RunningMedia } from './support/start-media.js';

describe('a disk that is nearly full', () => {
  let media: RunningMedia;

  beforeAll(async () => {
    media = await startMedia();
  });

  afterAll(() => media.stop());

  const as = () => media.as('administrator');
  const upload = async () =>
    media
      .visitor()
      .post('/api/projects')
      .set(as())
      .send({ title: 'Palms', category: 'landscaping', imageUrl: await aDataUrl() });

  it('refuses pictures; texts can still be changed', async () => {
    const { body: project } = await upload();
    Object.assign(media.config, { UPLOADS_UNTIL_DISK_PERCENT: 1 });

    const refused = await upload();
    const exchanged = await media
      .visitor()
      .patch(`/api/projects/${project.id}`)
      .set(as())
      .send({ imageUrl: await aDataUrl({ width: 500 }) });
    const renamed = await media
      .visitor()
      .patch(`/api/projects/${project.id}`)
      .set(as())
      .send({ title: 'Royal palms' });

    expect([refused.status, refused.body]).toEqual([
      507,
      { error: expect.stringContaining('disk is nearly full'), code: 'disk_full' },
    ]);
    expect(exchanged.status).toBe(507);
    const { body: health } = await media.visitor().get('/health/ready');
    expect(health).toMatchObject({
      status: 'degraded',
      causes: { pictureUploads: expect.stringContaining('disk is nearly full') },
    });
    expect([renamed.status, renamed.body]).toMatchObject([
      200,
      { title: 'Royal palms', imageUrl: project.imageUrl },
    ]);
    const { body } = await media.visitor().get('/api/projects');
    expect(body.projects).toHaveLength(1);
  });
});
