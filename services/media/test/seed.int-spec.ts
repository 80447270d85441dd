import { NestFactory } from '@nestjs/core';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { ProjectsService } from '../src/projects/projects.service.js';
import { samples } from '../src/seed/samples.js';
import { SeedModule } from '../src/seed/seed.module.js';
import { SeedService } from '../src/seed/seed.service.js';
import { startMedia, type RunningMedia } from './support/start-media.js';

/** The service may answer 503 while it still encodes pictures; browsers retry, too. */
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
