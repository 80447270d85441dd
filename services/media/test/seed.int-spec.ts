import { NestFactory } from '@nestjs/core';
import { samples } from '../src/seed/samples.js';
import { SeedModule } from '../src/seed/seed.module.js';
import { SeedService } from '../src/seed/seed.service.js';
import { startMedia } from './support/start-media.js';

describe(SeedService.name, () => {
  it('fills a new gallery once, and never again what was deleted', async () => {
    const media = await startMedia();
    const seed = await NestFactory.createApplicationContext(SeedModule.forRoot(media.config), {
      logger: false,
    });
    const titles = async () => {
      const { body } = await media.visitor().get('/api/projects');
      return (body as { projects: Array<{ id: string; title: string }> }).projects;
    };

    expect(await seed.get(SeedService).addMissing()).toBe(samples.length);
    const [first] = await titles();
    await media.visitor().delete(`/api/projects/${first?.id}`).set(media.as('administrator'));
    expect(await seed.get(SeedService).addMissing()).toBe(0);

    expect(await titles()).toHaveLength(samples.length - 1);
    expect((await titles()).every(({ title }) => title.startsWith('Sample: '))).toBe(true);
    await seed.close();
    await media.stop();
  });
});
