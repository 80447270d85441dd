import { Controller, Get, Module, type INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { ProcessConfig } from '@sandhill/platform/config/process.config.js';
import { HealthModule } from '@sandhill/platform/health/health.module.js';
import { configureHttpApp } from '@sandhill/platform/http/configure-http-app.js';
import { LoggingModule } from '@sandhill/platform/logging/logging.module.js';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';

@Controller('things')
class ThingsController {
  @Get(':id')
  read() {
    return {};
  }
}

const config = Object.assign(new ProcessConfig(), { LOG_LEVEL: 'silent' });

@Module({
  imports: [
    LoggingModule.forRoot('things', config),
    HealthModule.forRoot({
      useFactory: () => [
        { name: 'store', required: false, check: () => Promise.reject(new Error('unavailable')) },
        { name: 'hanging', required: false, check: () => new Promise(() => undefined) },
      ],
      figures: { inject: [], useFactory: () => async () => ({ mailsOwed: 3 }) },
    }),
  ],
  controllers: [ThingsController],
})
class ThingsModule {}

describe('/metrics', () => {
  let app: INestApplication;
  let url: string;

  beforeAll(async () => {
    const module = await Test.createTestingModule({ imports: [ThingsModule] }).compile();
    app = module.createNestApplication({ bodyParser: false });
    configureHttpApp(app, { part: 'things' });
    await app.listen(0, '127.0.0.1');
    url = await app.getUrl();
  });

  afterAll(() => app.close());

  const metrics = async () => (await fetch(`${url}/metrics`)).text();

  it('counts requests by route pattern, never by typed paths', async () => {
    await fetch(`${url}/api/things/ana@visitor.example`);
    await fetch(`${url}/api/made-up/ana@visitor.example`);

    const text = await metrics();

    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/things\/:id",status="200"\} 1/,
    );
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="none",status="404"\} 1/);
    expect(text).not.toContain('ana');
  });

  it('returns the figures and dependencies of the health answer', async () => {
    const text = await metrics();

    expect(text).toContain('health_figure{name="mailsOwed"} 3');
    expect(text).toContain('dependency_up{dependency="store"} 0');
    expect(text).toContain('dependency_up{dependency="hanging"} 0');
  });

  it('omits unavailable values and returns the rest', async () => {
    const failing = { name: 'broken_gauge', help: 'none', labels: ['kind'] };
    app.get(Metrics).gauge({ ...failing, source: () => Promise.reject(new Error('unavailable')) });
    const count = app
      .get(Metrics)
      .counter({ name: 'things_total', help: 'Things', label: 'kind', kinds: ['good', 'bad'] });
    count('good');

    const text = await metrics();

    expect(text).toContain('things_total{kind="good"} 1');
    // The series exists from the start, because alert rules do not see the first increase of a series that begins with
    // 1.
    expect(text).toContain('things_total{kind="bad"} 0');
    expect(text).not.toContain('broken_gauge{');
  });

  it('come from the part that was asked, as all answers: another part’s 404 never passes for one', async () => {
    const ask = (part: string) =>
      fetch(`${url}/api/user/session`, { headers: { 'X-Part': part } }).then(({ status }) => status);

    expect(await ask('things')).toBe(404);
    await expect(ask('auth')).rejects.toThrow();
    expect((await fetch(`${url}/api/user/session`)).status).toBe(404);
  });
});
