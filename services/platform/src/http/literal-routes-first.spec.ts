import { Controller, Get, Param, type INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { LiteralRoutesFirst } from './literal-routes-first.js';

@Controller('leads')
class ById {
  @Get(':id') read(@Param('id') id: string) {
    return `lead ${id}`;
  }
  @Get(':id/notes/:note') readNote() {
    return 'note';
  }
}

@Controller('leads')
class ByName {
  @Get('counts') count() {
    return 'counts';
  }
  @Get(':id/notes/newest') readNewest() {
    return 'newest';
  }
}

describe(LiteralRoutesFirst.name, () => {
  let app: INestApplication;

  beforeAll(async () => {
    const module = Test.createTestingModule({ controllers: [ById, ByName], providers: [LiteralRoutesFirst] });
    app = (await module.compile()).createNestApplication();
    await app.listen(0, '127.0.0.1');
  });

  afterAll(() => app.close());

  it.each([
    ['/leads/counts', 'counts'],
    ['/leads/7', 'lead 7'],
    ['/leads/7/notes/newest', 'newest'],
    ['/leads/7/notes/8', 'note'],
  ])('answers %s by its own route, whichever was registered first', async (path, answer) => {
    expect(await (await fetch((await app.getUrl()) + path)).text()).toBe(answer);
  });
});
