import { NestFactory } from '@nestjs/core';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { ProjectsService } from '../src/projects/projects.service.js';
import { DataSource } from 'typeorm';
import { samples } from '../src/seed/samples.js';
import { SampleSweep } from '../src/seed/sample-sweep.js';
import { SeedModule } from '../src/seed/seed.module.js';
import { SeedService } from '../src/seed/seed.service.js';
import { startMedia, type RunningMedia } from './support/start-media.js';

/**
 * Returns the pictures that visitors see. Repeats answers of 503, which the service gives while it encodes pictures.
 */
async function shownBy(media: RunningMedia): Promise<Array<{ id: string; title: string }>> {
  const ask = () => media.visitor().get('/api/projects');
  let answer = await ask();
  await waitUntil('a service that is not busy', async () => {
    if (answer.status === 503) answer = await ask();
    return answer.status !== 503;
  });
  expect(answer.status).toBe(200);
  return (answer.body as { projects: Array<{ id: string; title: string }> }).projects;
}

describe(SeedService.name, () => {
  it('fills a new gallery once and never restores deleted samples', async () => {
    const media = await startMedia();
    const seed = await NestFactory.createApplicationContext(SeedModule.forRoot(media.config), {
      logger: false,
    });

    expect(await seed.get(SeedService).addMissing()).toBe(samples.length);
    const [first] = await shownBy(media);
    await media.visitor().delete(`/api/projects/${first?.id}`).set(media.as('administrator'));
    expect(await seed.get(SeedService).addMissing()).toBe(0);

    expect(await shownBy(media)).toHaveLength(samples.length - 1);
    expect((await shownBy(media)).every(({ title }) => title.startsWith('Sample: '))).toBe(true);
    await seed.close();
    await media.stop();
  });

  it('neither loses nor repeats a sample when it is interrupted or runs concurrently', async () => {
    const media = await startMedia();
    const seed = await NestFactory.createApplicationContext(SeedModule.forRoot(media.config), {
      logger: false,
    });
    const service = seed.get(SeedService);
    const projects = seed.get(ProjectsService, { strict: false });
    const create = projects.create.bind(projects);
    projects.create = async (...sample) => {
      await create(...sample);
      throw new Error('the process dies');
    };
    await expect(service.addMissing()).rejects.toThrow('the process dies');
    projects.create = create;

    const [one, other] = await Promise.all([service.addMissing(), service.addMissing()]);

    expect(one + other).toBe(samples.length);
    expect(await shownBy(media)).toHaveLength(samples.length);
    await seed.close();
    await media.stop();
  });
});

/** Returns a gallery with all samples, and an owner's requests about them. */
async function aGallery() {
  const media = await startMedia();
  const seed = await NestFactory.createApplicationContext(SeedModule.forRoot(media.config), {
    logger: false,
  });
  await seed.get(SeedService).addMissing();
  await seed.close();
  const owner = media.as('owner');
  const path = '/api/projects/samples';
  return {
    media,
    state: async () => (await media.visitor().get(path).set(owner)).body,
    remove: () => media.visitor().delete(path).set(owner),
    bringBack: () => media.visitor().post(path).set(owner),
  };
}

describe('the samples', () => {
  it('go at one press, and come back at one', async () => {
    const { media, state, remove, bringBack } = await aGallery();
    const [own, ...others] = await shownBy(media);
    const title = 'Pool in Naples';
    await media.visitor().patch(`/api/projects/${own?.id}`).set(media.as('owner')).send({ title });
    expect(await state()).toEqual({ shown: others.length, canComeBack: true });

    expect(await remove()).toMatchObject({ status: 200, body: { shown: 0 } });
    expect((await shownBy(media)).map((project) => project.title)).toEqual([title]);
    expect(await remove()).toMatchObject({ status: 200, body: { shown: 0 } });
    await media.app
      .get(DataSource)
      .query(
        `DELETE FROM project_images WHERE id = (SELECT id FROM project_images WHERE deleted_at IS NOT NULL LIMIT 1)`,
      );
    expect(await bringBack()).toMatchObject({ status: 200, body: { shown: others.length } });

    expect(await shownBy(media)).toHaveLength(samples.length);
    await media.stop();
  });

  it('are never shown on a live site', async () => {
    const { media } = await aGallery();
    const live = await startMedia({ ...media.config, SITE_MODE: 'live' });

    await waitUntil('the samples gone', async () => (await shownBy(live)).length === 0);
    expect(await live.visitor().post('/api/projects/samples').set(live.as('owner'))).toMatchObject({
      status: 409,
      body: { code: 'no_samples_in_live' },
    });
    const seed = await NestFactory.createApplicationContext(SeedModule.forRoot(live.config), {
      logger: false,
    });
    await media.app.get(DataSource).query('DELETE FROM applied_seeds');
    expect(await seed.get(SeedService).addMissing()).toBe(0);
    await live.app.get(SampleSweep, { strict: false }).run();

    expect(await shownBy(live)).toEqual([]);
    await seed.close();
    await live.stop();
    await media.stop();
  });
});
