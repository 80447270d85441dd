import { Controller, Get, Injectable, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { modulesOf, RoleModule, type Role } from './role-module.js';

@Injectable()
class Shared {}

@Injectable()
class Sweep {
  constructor(readonly shared: Shared) {}
}

@Controller('things')
class ThingsController {
  constructor(readonly shared: Shared) {}

  @Get()
  list(): string[] {
    return [];
  }
}

@RoleModule({ providers: [Shared], exports: [Shared] })
class SharedModule {}

@RoleModule({
  imports: [SharedModule],
  http: { controllers: [ThingsController] },
  worker: { providers: [Sweep] },
})
class ThingsModule {}

async function start(role: Role) {
  const take = modulesOf(role);
  @Module({ imports: [take(SharedModule), take(ThingsModule)] })
  class Root {}
  return (await Test.createTestingModule({ imports: [Root] }).compile()).createNestApplication();
}

describe(RoleModule.name, () => {
  it('gives a process the routes or the sweeps of a folder, by its role', async () => {
    const [http, worker] = [await start('http'), await start('worker')];

    expect(() => http.get(ThingsController, { strict: false })).not.toThrow();
    expect(() => http.get(Sweep, { strict: false })).toThrow('Sweep');
    expect(() => worker.get(Sweep, { strict: false })).not.toThrow();
    expect(() => worker.get(ThingsController, { strict: false })).toThrow('ThingsController');
  });

  it('makes one module of each, so that importers share its providers', async () => {
    const worker = await start('worker');

    expect(worker.get(Sweep, { strict: false }).shared).toBe(worker.get(Shared, { strict: false }));
  });
});
